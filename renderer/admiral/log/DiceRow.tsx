import { useText } from '../../i18n/useText.ts'
import type { Throw } from './logbook.ts'
import './diceRow.css'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Shows throws as rows of dice: successful faces are marked, the thrown face is raised. */
export function DiceRow({ throws }: { readonly throws: readonly Throw[] }) {
  return (
    <span className="dice-rows">
      {throws.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws of the past never change places
        <Thrown key={index} thrown={one} />
      ))}
    </span>
  )
}

function Thrown({ thrown: { kind, die, faces } }: { readonly thrown: Throw }) {
  const t = useText()
  if (kind === 'boarding') return <Die face={die} hits={false} thrown />
  const told = t(kind === 'critical' ? 'dice.critical' : 'dice.hits', { faces: faces.join(', '), die })
  return (
    <span className={`dice-row is-${kind}`} role="img" aria-label={told} title={told}>
      {FACES.map((face) => (
        <Die key={face} face={face} hits={faces.includes(face)} thrown={face === die} />
      ))}
    </span>
  )
}

/** The positions of a face's pips on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 2],
    [2, 0],
  ],
  3: [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
}

interface DieProps {
  readonly face: number
  /** True if this face succeeds. */
  readonly hits: boolean
  readonly thrown: boolean
}

/** One face of a die. */
export function Die({ face, hits, thrown }: DieProps) {
  return (
    <svg
      className={`die-face ${hits ? 'is-hit' : ''} ${thrown ? 'is-thrown' : ''}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <rect className="die-side" x="1" y="1" width="18" height="18" rx="4" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} className="die-pip" cx={5 + x * 5} cy={5 + y * 5} r="1.9" />
      ))}
    </svg>
  )
}
