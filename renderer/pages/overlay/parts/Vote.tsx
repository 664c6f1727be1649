import type { CSSProperties } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { Fitted } from './Fitted.tsx'
import { Panel } from './Panel.tsx'

/** The moves that viewers vote on, with their votes and the time that is left; then the one that is played. */
export function Vote() {
  const t = useText()
  const { vote } = useScene()
  if (!vote) return null
  const chosen = vote.options.find(({ isChosen }) => isChosen)
  const title = chosen
    ? t(vote.byLot ? 'vote.chosen.byLot' : 'vote.chosen', { move: chosen.title })
    : t('overlay.vote.title', { name: vote.name })
  const all = vote.options.reduce((sum, { votes }) => sum + votes, 0)
  const shareOf = (votes: number): CSSProperties & Record<'--overlay-share', number> => ({
    '--overlay-share': all > 0 ? votes / all : 0,
  })
  return (
    <Panel part="vote" label={t('overlay.part.vote')} testId="overlay-vote">
      <span className="overlay-vote-head">
        <Fitted className="overlay-heading">{title}</Fitted>
        {vote.seconds !== null && <span className="overlay-seconds">{t('vote.seconds', { n: vote.seconds })}</span>}
      </span>
      <ol className="overlay-options">
        {vote.options.map(({ option, title, votes, isChosen }) => (
          <li key={option} className="overlay-option" data-chosen={isChosen} style={shareOf(votes)}>
            <span className="overlay-number">{option}</span>
            <Fitted className="overlay-line">{title}</Fitted>
            <span className="overlay-votes">{votes}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
