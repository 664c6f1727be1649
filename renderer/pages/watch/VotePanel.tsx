import type { CSSProperties } from 'react'
import type { VoteOption, VoteState } from '../../../electron/contract/vote.ts'
import { useWords } from '../../hud/useWords.ts'
import { useText } from '../../i18n/useText.ts'
import { callFromOnlooker } from '../../remote/onlooker.ts'
import { useSecondsLeft } from '../../remote/vote/useSecondsLeft.ts'
import { chooseOption, useVote } from '../../remote/vote/vote.ts'
import { useGameParts } from '../../shell/games.ts'
import { showNotice } from '../../ui/toasts/toasts.ts'
import { useOptionNames } from '../onlooker/useOptionNames.ts'
import './votePanel.css'

/** Lets a viewer vote on the next move of a seat that the viewers play; then shows the result. */
export function VotePanel({ poll }: { readonly poll: VoteState }) {
  const { t, nameOf } = useWords()
  const { coach } = useGameParts()
  const names = useOptionNames(poll, coach?.name ?? null)
  const seconds = useSecondsLeft()
  const own = useVote((state) => state.own)
  const { chosen, byLot, options } = poll
  const isOver = chosen !== undefined
  const vote = async (option: number) => {
    chooseOption(option)
    const answer = await callFromOnlooker('vote.cast', { vote: poll.vote, option })
    if (answer.ok) return
    chooseOption(own)
    showNotice(t('vote.late'))
  }
  const title = isOver
    ? t(byLot ? 'vote.chosen.byLot' : 'vote.chosen', { move: names[chosen - 1] ?? chosen })
    : t('vote.title', { name: nameOf(poll.seat) })
  return (
    <section className="vote-panel parchment" aria-labelledby="vote-title" data-testid="vote">
      <header>
        <h2 id="vote-title" className="title" aria-live="polite">
          {title}
        </h2>
        {!isOver && (
          <span className="vote-left" role="timer" data-testid="vote-left">
            {t('vote.seconds', { n: seconds })}
          </span>
        )}
      </header>
      <ul>
        {options.map((one, place) => (
          <Option key={one.option} poll={poll} {...one} name={names[place] ?? ''} own={own} onVote={vote} />
        ))}
      </ul>
      {!isOver && <p className="about">{t(own === null ? 'vote.about' : 'vote.change')}</p>}
    </section>
  )
}

interface OptionProps extends Pick<VoteOption, 'option' | 'votes'> {
  readonly poll: VoteState
  readonly name: string
  readonly own: number | null
  readonly onVote: (option: number) => void
}

function Option({ poll: { options, chosen }, option, votes, name, own, onVote }: OptionProps) {
  const t = useText()
  const all = options.reduce((sum, one) => sum + one.votes, 0)
  const share: CSSProperties & Record<'--vote-share', number> = { '--vote-share': all > 0 ? votes / all : 0 }
  return (
    <li>
      <button
        type="button"
        className="vote-option"
        style={share}
        aria-pressed={own === option}
        data-chosen={chosen === option}
        disabled={chosen !== undefined}
        onClick={() => onVote(option)}
        data-testid={`vote-${option}`}
      >
        <span className="vote-number">{option}</span>
        <span className="vote-name">{name}</span>
        {own === option && <span className="visually-hidden">{t('vote.own')}</span>}
        <span className="vote-count" role="img" aria-label={t('vote.votes', { n: votes })}>
          {votes}
        </span>
      </button>
    </li>
  )
}
