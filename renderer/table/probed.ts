/** Returns whether the page was opened for tests, which read its contents from probes. */
export function isProbed(search: string): boolean {
  return new URLSearchParams(search).has('probe')
}

/** Returns whether to draw few pixels, and nothing behind the menus, for tests on machines without a graphics card. */
export function isCoarse(search: string): boolean {
  return new URLSearchParams(search).get('probe') === 'coarse'
}
