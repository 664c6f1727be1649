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
  /** Below the title; replaced while another player is thinking. */
  readonly line: string
  /** The side to move, for styles and tests. */
  readonly side: string
}

/** The side to move, with the flag in a brass roundel, and the remaining time. */
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
          {thinking === null ? (
            line
          ) : (
            <Thinking name={nameOf(thinking)} text={t('hud.thinking', { name: nameOf(thinking) })} />
          )}
        </p>
      </div>
      <DecidingClock />
    </section>
  )
}

interface ThinkingProps {
  readonly name: string
  readonly text: string
}

/** The name with moving dots; words would take a second line and move everything below. */
function Thinking({ name, text }: ThinkingProps) {
  return (
    <span className="thinking" data-testid="hud-thinking" title={text}>
      <span aria-hidden="true">{name}</span>
      <span className="visually-hidden">{text}</span>
      <span className="thinking-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
  )
}
