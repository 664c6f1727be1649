import './mapMiniature.css'

const HARBOURS = /[SWNE]/

/** A map drawn small: its land, ferries and harbours on the sea. */
export function MapMiniature({ map, width }: { readonly map: readonly string[]; readonly width: number }) {
  const columns = map[0]?.length ?? 0
  return (
    <svg
      className="map-miniature"
      viewBox={`0 0 ${columns} ${map.length}`}
      style={{ width: `${width}rem` }}
      aria-hidden="true"
    >
      <path className="is-land" d={outlineOf(map, (sign) => sign === '#')} />
      <path className="is-ferry" d={outlineOf(map, (sign) => sign === '=')} />
      <path className="is-harbour" d={outlineOf(map, (sign) => HARBOURS.test(sign))} />
    </svg>
  )
}

/** Returns a square for each cell of a kind, runs within a row joined. */
function outlineOf(map: readonly string[], isMeant: (sign: string) => boolean): string {
  return map
    .flatMap((row, y) => runsOf(row, isMeant).map(([x, length]) => `M${x} ${y}h${length}v1h${-length}z`))
    .join('')
}

function runsOf(row: string, isMeant: (sign: string) => boolean): readonly (readonly [from: number, length: number])[] {
  const runs: [number, number][] = []
  for (const [x, sign] of [...row].entries()) {
    const last = runs.at(-1)
    if (!isMeant(sign)) continue
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  }
  return runs
}
