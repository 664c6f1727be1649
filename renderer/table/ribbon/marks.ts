/** The emblems of flags as single shapes for a ribbon: SVG paths in a box of 64, the origin in the middle. */
export const RIBBON_MARKS = {
  anchor: 'M-4-16a9 9 0 1 1 8 0v5h13v8h-13v22q15-2 17-15l9 4q-6 23-30 23t-30-23l9-4q2 13 17 15v-22h-13v-8h13z',
  star: rays(5, 30, 12),
  sun: rays(8, 30, 17),
  skull:
    'M0-28c-17 0-28 11-28 26 0 9 4 15 11 18v12h34v-12c7-3 11-9 11-18 0-15-11-26-28-26zM-18-4a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM4-4a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  crown: 'M-25 20L-30-16L-13-1L0-24L13-1L30-16L25 20Z',
} as const satisfies Readonly<Record<string, string>>

/** Returns a star of `count` rays, the first upright. */
function rays(count: number, tip: number, notch: number): string {
  const points = Array.from({ length: 2 * count }, (_, i) => {
    const [turn, reach] = [(i * Math.PI) / count, i % 2 === 0 ? tip : notch]
    return `${(reach * Math.sin(turn)).toFixed(1)} ${(-reach * Math.cos(turn)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
