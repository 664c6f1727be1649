/** Whether the page was opened for tests, which read what it shows from probes. */
export function isProbed(search: string): boolean {
  return new URLSearchParams(search).has('probe')
}

/** Whether to draw few pixels, for tests on machines without a graphics card. */
export function isCoarse(search: string): boolean {
  return new URLSearchParams(search).get('probe') === 'coarse'
}
