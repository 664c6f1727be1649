import type { Flag as FlagName } from '../../../engine/sea-battle/data/fleet.ts'

/** The flag of a fleet, `width` in rem: told apart by shape and emblem, not by colour alone. */
export function Flag({ flag, width }: { readonly flag: FlagName; readonly width: number }) {
  return (
    <svg className="flag" width={`${width}rem`} height={`${width * 0.667}rem`} viewBox="0 0 33 22" aria-hidden="true">
      {flag === 'pirates' ? <Pirates /> : <Royal />}
    </svg>
  )
}

/** Skull over crossed bones on a swallow-tailed black cloth. */
function Pirates() {
  return (
    <>
      <path d="M2 3H31L26.5 11L31 19H2Z" fill="#2c2b33" stroke="#2a180e" strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M8.6 7.4l10.8 9M19.4 7.4l-10.8 9" stroke="#efe6d2" strokeWidth="1.9" strokeLinecap="round" />
      <path
        d="M14 4.6c-3 0-5 1.9-5 4.5 0 1.5.7 2.6 1.9 3.2v1.9h6.2v-1.9c1.2-.6 1.9-1.7 1.9-3.2 0-2.6-2-4.5-5-4.5z"
        fill="#efe6d2"
        stroke="#2c2b33"
        strokeWidth="0.8"
      />
      <circle cx="12.1" cy="9.4" r="1.25" fill="#222" />
      <circle cx="15.9" cy="9.4" r="1.25" fill="#222" />
    </>
  )
}

/** A golden crown over an anchor on a square blue cloth. */
function Royal() {
  return (
    <>
      <path d="M2 3H31V19H2Z" fill="#3d689f" stroke="#2a180e" strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M4 5H29V17H4Z" fill="none" stroke="#cfe0ff" strokeWidth="0.9" />
      <path d="M11.6 9.6l-1-4 3 1.9 2.9-2.9 2.9 2.9 3-1.9-1 4z" fill="#f0c659" stroke="#5b3a10" strokeWidth="0.7" />
      <path
        d="M16.5 10.6v5.4M13.8 12h5.4M12.2 13.6q.2 2.9 4.3 2.9t4.3-2.9"
        fill="none"
        stroke="#f7ebc8"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  )
}

interface SilhouetteProps {
  /** Cells, 1 to 4. */
  readonly length: number
  readonly sunk?: boolean
  /** Width of one cell in rem. */
  readonly cell?: number
}

const CELL = 20
const HEIGHT = 26

/** A ship from her side, a mast for each cell; a sunk one is struck out. */
export function Silhouette({ length, sunk = false, cell = 0.78 }: SilhouetteProps) {
  const width = length * CELL
  return (
    <svg
      className={`silhouette ${sunk ? 'is-sunk' : ''}`}
      width={`${length * cell}rem`}
      height={`${(cell * HEIGHT) / CELL}rem`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
    >
      {Array.from({ length }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: masts never change places
        <path key={i} className="silhouette-sail" d={sail(i * CELL + CELL / 2)} />
      ))}
      <path className="silhouette-hull" d={hull(width)} />
      {sunk && <path className="silhouette-strike" d={`M2 24L${width - 2} 3`} />}
    </svg>
  )
}

/** High at the stern, a long rise to the bow. */
const hull = (w: number): string => `M1 12.5h4.5v3.5H${w - 6}q3.5-.5 5.5-3q-.5 8.5-7 11H5Q1.5 21 1 12.5z`

/** One bellied sail on its mast. */
const sail = (x: number): string => `M${x - 7} 2.5q7-2.5 14 0q2 4.5 0 9q-7-2.5-14 0q2-4.5 0-9z`
