import { useState } from 'react'
import { GAME_IDS, type GameId, type MatchSetup } from '../../electron/contract/ipc.ts'
import { sounds } from '../audio/sounds.ts'
import { createMatch } from '../host/session.ts'
import { useText } from '../i18n/useText.ts'
import { gameScreens } from './games.ts'
import { goTo } from './screens.ts'
import { showProblem } from './toasts.ts'
import { ScreenFrame } from './ui/ScreenFrame.tsx'
import './newMatch/gameCards.css'

/** Deals a match and goes to the table; what goes wrong is shown and the form stays. */
export async function startMatch(setup: MatchSetup): Promise<void> {
  const answer = await createMatch(setup)
  if (answer.ok) goTo({ name: 'match' })
  else showProblem(answer.problem)
}

/** The game chosen last, kept while the program runs. */
let chosen: GameId = 'jackal'

/** Which game, and then its own form. */
export function NewMatchScreen() {
  const t = useText()
  const [game, setGame] = useState(chosen)
  const { NewMatchForm } = gameScreens(game)
  const choose = (id: GameId) => {
    chosen = id
    sounds.play('page')
    setGame(id)
  }
  return (
    <ScreenFrame title={t('new.title')} testId="screen-new" onBack={() => goTo({ name: 'menu' })}>
      <div className="game-cards" role="radiogroup" aria-label={t('new.game')}>
        {GAME_IDS.map((id) => (
          <GameCard key={id} id={id} chosen={id === game} onChoose={choose} />
        ))}
      </div>
      <NewMatchForm onStart={(setup) => void startMatch(setup)} />
    </ScreenFrame>
  )
}

interface GameCardProps {
  readonly id: GameId
  readonly chosen: boolean
  readonly onChoose: (id: GameId) => void
}

function GameCard({ id, chosen, onChoose }: GameCardProps) {
  const t = useText()
  const { Emblem } = gameScreens(id)
  return (
    <label className="game-card" data-testid={`game-${id}`}>
      <input type="radio" name="game" checked={chosen} onChange={() => onChoose(id)} />
      <Emblem size={3.25} />
      <span>
        <span className="title">{t(`game.${id}`)}</span>
        <span className="about">{t(`game.${id}.about`)}</span>
      </span>
    </label>
  )
}
