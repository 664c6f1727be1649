import type { CSSProperties } from 'react'
import type { VoteState } from '../../../electron/contract/vote.ts'
import { useWords } from '../../hud/useWords.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { callFromOnlooker } from '../../remote/onlooker.ts'
import { useSecondsLeft } from '../../remote/vote/useSecondsLeft.ts'
import { chooseOption, useShownPoll, useVote } from '../../remote/vote/vote.ts'
import { useGameParts } from '../../shell/games.ts'
import { showNotice } from '../../ui/toasts/toasts.ts'
import './votePanel.css'

/** Lets a viewer vote on the next move of a seat that the viewers play; nothing while there is no vote. */
export function VotePanel() {
  const poll = useShownPoll()
  return poll && <Poll key={poll.vote} poll={poll} />
}

function Poll({ poll }: { readonly poll: VoteState }) {
  const words = useWords()
  const { t, nameOf } = words
  const seconds = useSecondsLeft()
  const own = useVote((state) => state.own)
  const isOver = poll.chosen !== undefined
  const vote = async (option: number) => {
    chooseOption(option)
    const answer = await callFromOnlooker('vote.cast', { vote: poll.vote, option })
    if (answer.ok) return
    chooseOption(own)
    showNotice(t('vote.late'))
  }
  return (
    <section className="vote-panel parchment" aria-labelledby="vote-title" data-testid="vote">
      <header>
        <h2 id="vote-title" className="title">
          {t(isOver ? 'vote.over' : 'vote.title', { name: nameOf(poll.seat) })}
        </h2>
        {!isOver && (
          <span className="vote-left" role="timer" data-testid="vote-left">
            {t('vote.seconds', { n: seconds })}
          </span>
        )}
      </header>
      <ul>
        {poll.options.map(({ option }) => (
          <Option key={option} poll={poll} option={option} own={own} onVote={vote} />
        ))}
      </ul>
      {!isOver && <p className="about">{t(own === null ? 'vote.about' : 'vote.change')}</p>}
    </section>
  )
}

interface OptionProps {
  readonly poll: VoteState
  readonly option: number
  readonly own: number | null
  readonly onVote: (option: number) => void
}

function Option({ poll: { options, chosen }, option, own, onVote }: OptionProps) {
  const words = useWords()
  const shown = useShownNow((now) => now.shown)
  const { coach } = useGameParts()
  const plan = options.find((one) => one.option === option)
  const votes = plan?.votes ?? 0
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
        <span className="vote-name">{(plan && coach?.name(shown, plan, words, options)) ?? option}</span>
        {own === option && <span className="vote-own">{words.t('vote.own')}</span>}
        <span className="vote-count" role="img" aria-label={words.t('vote.votes', { n: votes })}>
          {votes}
        </span>
      </button>
    </li>
  )
}
