import type { ReactNode } from 'react'
import { useThinker } from '../host/thinker.ts'
import { DecidingClock } from './clock/SeatClock.tsx'
import { useWords } from './useWords.ts'
import './turnFrame.css'

interface TurnFrameProps {
  /** In the brass roundel. */
  readonly flag: ReactNode
  /** Subject, above the title. */
  readonly about: ReactNode
  readonly title: string
  /** Below the title; replaced while somebody else is thinking. */
  readonly line: string
  /** The side to move, for styles and tests. */
  readonly side: string
}

/** Whose turn it is, with the flag in a brass roundel, and how much time is left. */
export function TurnFrame({ flag, about, title, line, side }: TurnFrameProps) {
  const { t, nameOf } = useWords()
  const thinking = useThinker()
  return (
    <section className="turn-panel wood screwed" data-testid="hud-turn" data-team={side}>
      <span className="roundel">
        <span className="roundel-field">{flag}</span>
      </span>
      <div className="turn-words">
        <p className="turn-small">{about}</p>
        <p className="turn-team" data-long={title.length > 9}>
          {title}
        </p>
        <p className="turn-small" data-testid="hud-player">
          {thinking === null ? line : <Thinking text={t('hud.thinking', { name: nameOf(thinking) })} />}
        </p>
      </div>
      <DecidingClock />
    </section>
  )
}

function Thinking({ text }: { readonly text: string }) {
  return (
    <span className="thinking" data-testid="hud-thinking">
      {text}
      <span className="thinking-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
  )
}
