import { a as useLanguage, d as loadTexts, f as translator, u as defineTexts } from "./texts-CsUQDRms.js";
import { a as QueryObserver, t as useBaseQuery } from "./useBaseQuery-BGLDveDm.js";
import { r as ApiError } from "./QueryClientProvider--dlJgXe_.js";
// ../../node_modules/.pnpm/@tanstack+react-query@5.108.0_@types+react@19.3.0_react@19.3.1/node_modules/@tanstack/react-query/build/modern/useQuery.js
function useQuery(options, queryClient) {
	return useBaseQuery(options, QueryObserver, queryClient);
}
// ../../packages/api/src/reasons.ts
/** The sentences, fetched in the reader's language when the first call fails. */
var reasonTexts = defineTexts("reasons", {
	ru: () => import("./ru-kzrsTIUa.js"),
	en: () => import("./en-CCw8vzGw.js")
});
// src/ui/sentence.ts
/** Why something went wrong. A fault of ours that has no reason gets the sentence of a failed connection. */
var reasonOf = (error) => error instanceof ApiError ? error.reason : "not-loaded";
/** What went wrong, for a person. The sentences of all failures are fetched when there is one. */
async function sentenceOf(error, language) {
	await loadTexts(language, [reasonTexts]);
	return translator(reasonTexts, language)(reasonOf(error));
}
// src/ui/useSentence.ts
/** The sentence of a failure, once the sentences have been fetched; null while there is none to say. */
function useSentence(error) {
	const language = useLanguage();
	const { data: isHere = false } = useQuery({
		queryKey: ["sentences", language],
		queryFn: async () => await sentenceOf(error, language) !== "",
		enabled: error !== null,
		staleTime: Number.POSITIVE_INFINITY
	});
	return error && isHere ? translator(reasonTexts, language)(reasonOf(error)) : null;
}
export { useQuery as i, sentenceOf as n, reasonTexts as r, useSentence as t };
