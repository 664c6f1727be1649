import { type CSSProperties, createContext, useContext, useRef } from 'react'
import { sounds } from '../../audio/sounds.ts'
import type { Recording } from '../../playback/useRecording.ts'
import { useWords } from '../useWords.ts'
import type { NamedTurn } from './story.ts'
import { rowCount, useRows } from './useRows.ts'
import './replayMarks.css'

/** The turns that decided the match whose recording is watched; none while that match is still going on. */
export const RecordedTurns = createContext<readonly NamedTurn[]>([])

/**
 * Returns the text of a recording's position: after a number of moves; before a listed turn, the number of that turn.
 */
export function usePlaceText({ at, of, playing }: Pick<Recording, 'at' | 'of' | 'playing'>): string {
  const { t } = useWords()
  const isAtTurn = useContext(RecordedTurns).some(({ move }) => move === at)
  return isAtTurn && !playing && at < of ? t('replay.before', { n: at + 1, of }) : t('replay.position', { n: at, of })
}

/** Width of a mark with the space beside it, rem. */
const MARK = 1.625

/** Marks below the bar of a recording, at the turns that decided the match. Each leads to its turn. */
export function ReplayMarks({ recording }: { readonly recording: Recording }) {
  const turns = useContext(RecordedTurns)
  return turns.length === 0 ? null : <Marks recording={recording} turns={turns} />
}

interface MarksProps {
  readonly recording: Recording
  readonly turns: readonly NamedTurn[]
}

/** Each is below the knob of the bar when the recording shows that turn next. */
function Marks({ recording: { at, of, seek, setPlaying }, turns }: MarksProps) {
  const { t } = useWords()
  const bar = useRef<HTMLUListElement>(null)
  const places = turns.map(({ move }) => (100 * move) / Math.max(1, of))
  const rows = useRows(bar, places, MARK)
  const show = (move: number) => {
    sounds.play('click', { bus: 'interface' })
    setPlaying(false)
    seek(move)
  }
  return (
    <ul
      ref={bar}
      className="replay-marks"
      aria-label={t('story.marks')}
      style={{ '--rows': rowCount(rows) } as CSSProperties} // React types no custom properties
    >
      {turns.map(({ move, text }, index) => {
        const name = t('story.mark', { n: Math.min(move + 1, of), text })
        return (
          <li
            key={move}
            style={{ left: `${places[index] ?? 0}%`, '--row': rows[index] ?? 0 } as CSSProperties} // as above
          >
            <button
              type="button"
              className="replay-mark"
              aria-label={name}
              aria-current={move === at ? 'step' : undefined}
              title={name}
              onClick={() => show(move)}
            >
              {index + 1}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
