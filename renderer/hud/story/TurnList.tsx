import { Button } from '../../ui/controls.tsx'
import { PlayIcon } from '../../ui/icons.tsx'
import type { DecidingTurn, MatchCurve } from './curve.ts'
import './turnList.css'

interface TurnListProps {
  readonly curve: MatchCurve
  readonly turns: readonly DecidingTurn[]
  /** Returns the events of a turn, in words. */
  readonly textOf: (turn: DecidingTurn) => string
  /** 'Round 4', 'Shot 31'. */
  readonly roundText: (round: number) => string
  /** Opens the recording after a number of moves; null if there is none. */
  readonly onWatch: ((move: number) => void) | null
}

/**
 * The turns that decided a match: their events, and the scores of the sides then. Each leads to its place in the
 * recording.
 */
export function TurnList({ curve, turns, textOf, roundText, onWatch }: TurnListProps) {
  return (
    <ol className="turn-list parchment">
      {turns.map((turn, index) => {
        const told = (
          <>
            <span className="turn-number">{index + 1}</span>
            <span className="turn-text">
              {textOf(turn)} <span className="turn-round">{roundText(turn.round)}</span>
            </span>
            <span className="turn-standing">{curve.standings[turn.last + 1]?.join(' : ')}</span>
          </>
        )
        return (
          <li key={turn.from}>
            {onWatch ? (
              <Button kind="quiet" className="turn-told" onClick={() => onWatch(turn.from)}>
                {told}
                <PlayIcon size={1.125} />
              </Button>
            ) : (
              <p className="turn-told">{told}</p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
