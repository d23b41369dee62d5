export default { shell: 'bash, zsh или fish' } as const;
