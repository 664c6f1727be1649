import type { ReactNode } from 'react'
import { IconButton } from '../../ui/controls.tsx'
import { StepBackIcon, StepIcon } from '../../ui/icons.tsx'
import { useWords } from '../useWords.ts'
import { signsOf } from './drawnWays.ts'
import { type Moment, placeOf } from './moments.ts'
import { momentText, type Recounting } from './momentText.ts'
import { SignMark } from './SignMark.tsx'
import { useChances } from './useChances.ts'
import '../story/turnList.css'
import './momentNote.css'

interface MomentNoteProps {
  readonly moments: readonly Moment[]
  /** Its index among the moments. */
  readonly place: number
  readonly told: Recounting
}

/**
 * The current moment of a recording: the next move, and the better one, as drawn on the table; or the end of the match.
 */
export function MomentNote({ moments, place, told }: MomentNoteProps) {
  const words = useWords()
  const { t } = words
  const moment = moments[place]
  const chances = useChances(moment)
  if (!moment) return null
  const { said, better } = momentText(moment, told, words)
  const sign = moment.kind === 'end' ? null : signsOf(moment)
  const title = t('analysis.moment', { n: place + 1 })
  return (
    <section className="moment-note parchment" aria-label={title} data-testid="moment-note">
      <h2 className="title moment-title">
        {title}
        {chances && (
          <span className="turn-standing" title={chances.sentence}>
            {chances.short}
          </span>
        )}
      </h2>
      <p className="moment-line">
        {sign && <SignMark sign={sign.made} />}
        <span>{said}</span>
      </p>
      {better !== null && (
        <p className="moment-line">
          {sign && <SignMark sign={sign.better} />}
          <span>{better}</span>
        </p>
      )}
    </section>
  )
}

interface MomentStepsProps extends Pick<MomentNoteProps, 'moments' | 'place'> {
  /** Shows the recording after a number of moves. */
  readonly onWatch: (move: number) => void
}

/** The buttons that lead from a moment to the one before and after it. */
export function MomentSteps({ moments, place, onWatch }: MomentStepsProps) {
  const { t } = useWords()
  const step = (by: 1 | -1, label: string, icon: ReactNode) => {
    const other = moments[place + by]
    return (
      <IconButton label={label} disabled={!other} onClick={() => other && onWatch(placeOf(other))}>
        {icon}
      </IconButton>
    )
  }
  return (
    <span className="moment-steps">
      {step(-1, t('analysis.before'), <StepBackIcon />)}
      <span className="turn-number">{place + 1}</span>
      {step(1, t('analysis.after'), <StepIcon />)}
    </span>
  )
}
