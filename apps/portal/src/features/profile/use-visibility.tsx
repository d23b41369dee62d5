import * as calls from '@semestr/api/cv';
import type { Endpoint, Request } from '@semestr/api/endpoint';
import { show } from '@semestr/api/photos';
import { toPublicCv } from '@semestr/core/cv';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { cvOf, isPhotoVisible } from './profile.ts';

/** An optimistic switch: shows the new value while it is being saved, and reverts when that fails. */
export interface Switch {
  isOn: boolean;
  set: (isOn: boolean) => void;
  failure: ReactNode;
}

function useSwitch<E extends Endpoint>(
  call: E,
  {
    saved,
    queryKey,
    request,
  }: { saved: boolean; queryKey: QueryKey; request: (isOn: boolean) => Request<E> },
): Switch {
  const [wanted, setWanted] = useState(saved);
  const act = useApiMutation(call, { refetches: [queryKey] });
  return {
    isOn: act.isPending ? wanted : saved,
    set: (isOn) => {
      if (act.isPending) return;
      setWanted(isOn);
      void act.run(request(isOn));
    },
    failure: <MutationError act={act} />,
  };
}

export type SwitchName = 'published' | 'searchJob' | 'showRating' | 'showPhoto';
export type Switches = Record<SwitchName, Switch>;

/**
 * The visibility switches of a CV, and the CV as others see it. Sends the whole CV, which providers require although
 * only one field changes.
 */
export function useVisibility(cv: calls.Cv): { switches: Switches; publicCv: calls.Cv } {
  const user = usePerson();
  const { queryKey } = cvOf(user);
  const photo = isPhotoVisible(user);
  // The photo is visible by default.
  const isPhotoShown = useQuery(photo).data ?? true;
  const switches: Switches = {
    published: useSwitch(calls.setPublished, {
      saved: cv.published,
      queryKey,
      request: (published) => ({ body: { ...cv, published } }),
    }),
    searchJob: useSwitch(calls.setSearchJob, {
      saved: cv.searchJob,
      queryKey,
      request: (searchJob) => ({ body: { ...cv, searchJob } }),
    }),
    showRating: useSwitch(calls.setShowRating, {
      saved: cv.showRating,
      queryKey,
      request: (showRating) => ({ body: { ...cv, showRating } }),
    }),
    showPhoto: useSwitch(show, {
      saved: isPhotoShown,
      queryKey: photo.queryKey,
      request: (isOn) => ({ query: { showPhoto: isOn ? 'true' : 'false' } as const }),
    }),
  };
  const { published, searchJob, showRating, showPhoto } = switches;
  const wanted = {
    ...cv,
    published: published.isOn,
    searchJob: searchJob.isOn,
    showRating: showRating.isOn,
  };
  return { switches, publicCv: toPublicCv(wanted, showPhoto.isOn) };
}
