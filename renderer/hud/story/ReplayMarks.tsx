import { createContext, useContext } from 'react'
import { sounds } from '../../audio/sounds.ts'
import type { Recording } from '../../playback/useRecording.ts'
import { useWords } from '../useWords.ts'
import { labelPlaces } from './chart.ts'
import type { NamedTurn } from './story.ts'
import './replayMarks.css'

/** The turns that decided the match whose recording is watched; none while it goes on. */
export const RecordedTurns = createContext<readonly NamedTurn[]>([])

/** Least distance of two marks, in percent of the bar: none covers another. */
const APART = 5

/** Marks below the bar of a recording, where the turns lie that decided the match. Each leads there. */
export function ReplayMarks({ recording }: { readonly recording: Recording }) {
  const { t } = useWords()
  const turns = useContext(RecordedTurns)
  const { of, seek, setPlaying } = recording
  if (turns.length === 0) return null
  const places = labelPlaces(
    turns.map(({ move }) => (100 * move) / Math.max(1, of)),
    APART,
  )
  const show = (move: number) => {
    sounds.play('click', { bus: 'interface' })
    setPlaying(false)
    seek(move)
  }
  return (
    <ul className="replay-marks" aria-label={t('story.marks')}>
      {turns.map(({ move, text }, index) => {
        const name = t('story.mark', { n: move + 1, text })
        return (
          <li key={move} style={{ left: `${places[index] ?? 0}%` }}>
            <button type="button" className="replay-mark" aria-label={name} title={name} onClick={() => show(move)}>
              {index + 1}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
