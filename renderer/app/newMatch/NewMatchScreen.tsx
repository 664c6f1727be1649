import { useRef, useState } from 'react'
import { GAME_IDS, type GameId, type MatchSetup } from '../../../electron/contract/ipc.ts'
import { sounds } from '../../audio/sounds.ts'
import { useText } from '../../i18n/useText.ts'
import { handle } from '../../input/contexts.ts'
import { gameParts } from '../../shell/games.ts'
import { NEW_MATCH } from '../../ui/newMatch/commands.ts'
import { lastGame, noteGame } from '../../ui/newMatch/lastGame.ts'
import { type NamedPerson, NewMatchPlan } from '../../ui/newMatch/planning.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo, useScreen } from '../../ui/screens.ts'
import { InvitePhones, PhoneLobby } from '../screens/PhoneLobby.tsx'
import { usePlannedGuests, useViewers } from '../screens/plannedGuests.ts'
import { usePlanning } from '../screens/planning.ts'
import { useScreensStore } from '../screens/useScreensState.ts'
import { beginMatch } from './beginMatch.ts'
import './gameCards.css'
import { QuickStart } from './QuickStart.tsx'

const STARTING = [
  handle(NEW_MATCH, { start: () => document.querySelector<HTMLFormElement>('form.new-match')?.requestSubmit() }),
]

/** Offers a match at once, or the choice of a game and its form. */
export function NewMatchScreen() {
  const t = useText()
  const wanted = useScreen(({ screen }) => (screen.name === 'new' ? screen.game : undefined))
  const back = useScreen(({ from }) => (from === 'lessons' ? from : 'menu'))
  const [game, setGame] = useState(() => wanted ?? lastGame())
  const { NewMatchForm } = gameParts(game).setup
  const [isChanged, setChanged] = useState(false)
  const tell = usePlanning()
  const guests = usePlannedGuests(game)
  const viewers = useViewers()
  const hasPhones = useScreensStore(({ state }) => state?.room != null)
  const people = useRef<readonly NamedPerson[]>([])
  const place = {
    people,
    plan: (setup: MatchSetup) => tell(setup),
    hasQuickStart: !isChanged && !hasPhones,
    onChange: () => setChanged(true),
    guests,
    viewers,
  }
  const choose = (id: GameId) => {
    setChanged(true)
    noteGame(id)
    sounds.play('page', { bus: 'interface' })
    setGame(id)
  }
  return (
    <ScreenFrame
      title={t('new.title')}
      testId="screen-new"
      onBack={() => goTo({ name: back })}
      actions={<InvitePhones />}
      tables={STARTING}
    >
      {!hasPhones && (
        <>
          <QuickStart game={game} isMain={!isChanged} />
          <h2 className="label game-label">{t('new.or')}</h2>
        </>
      )}
      <div className="game-cards" role="radiogroup" aria-label={t('new.game')}>
        {GAME_IDS.map((id) => (
          <GameCard key={id} id={id} chosen={id === game} onChoose={choose} />
        ))}
      </div>
      <PhoneLobby game={game} />
      <NewMatchPlan value={place}>
        <NewMatchForm key={game} onStart={(setup) => void beginMatch(setup)} />
      </NewMatchPlan>
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
  const { Emblem } = gameParts(id).panels
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
