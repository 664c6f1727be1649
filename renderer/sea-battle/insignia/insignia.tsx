import type { Flag as FlagName } from '../../../engine/sea-battle/data/fleet.ts'
import { usePalette } from '../../ui/palettes.ts'
import { FLAG_BOX, FLAG_DRAWINGS, fillOf } from './flagDrawings.ts'
import './silhouette.css'

/** The flag of a fleet, `width` in rem: distinct by shape and emblem, not by colour alone. */
export function Flag({ flag, width }: { readonly flag: FlagName; readonly width: number }) {
  const palette = usePalette()
  return (
    <svg
      className="flag"
      width={`${width}rem`}
      height={`${width * 0.667}rem`}
      viewBox={`0 0 ${FLAG_BOX.width} ${FLAG_BOX.height}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {FLAG_DRAWINGS[flag].map((shape) => (
        <path
          key={shape.path}
          d={shape.path}
          fill={fillOf(shape, flag, palette) ?? 'none'}
          stroke={shape.stroke}
          strokeWidth={shape.width}
        />
      ))}
    </svg>
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

/** A ship from its side, a mast for each cell; a sunk one is struck out. */
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

/** Returns a hull that is high at the stern, with a long rise to the bow. */
const hull = (w: number): string => `M1 12.5h4.5v3.5H${w - 6}q3.5-.5 5.5-3q-.5 8.5-7 11H5Q1.5 21 1 12.5z`

/** Returns a single bellied sail on its mast. */
const sail = (x: number): string => `M${x - 7} 2.5q7-2.5 14 0q2 4.5 0 9q-7-2.5-14 0q2-4.5 0-9z`
