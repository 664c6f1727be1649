import { useEffect } from 'react'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { CAPTAINS, type Captain } from '../../../../engine/admiral/data/captains.ts'
import type { AdmiralState, Ship } from '../../../../engine/admiral/types.ts'
import { Dock, DockRow, MainButton, SideButton } from '../../../flat/FlatDock.tsx'
import { HideButton } from '../../../flat/HideButton.tsx'
import { useSession } from '../../../host/session.ts'
import { useWords } from '../../../hud/useWords.ts'
import { DiceIcon } from '../../../ui/icons.tsx'
import { givenMove } from '../../hud/captains/advice.ts'
import { useAssigning } from '../../hud/captains/assigning.ts'
import { CaptainCard } from '../../hud/captains/CaptainCard.tsx'
import { useIntent } from '../../intent/intent.ts'
import { className } from '../../names.ts'
import { UnitIcon } from '../picture/UnitIcon.tsx'
import { useIsCovered } from '../sight.ts'
import { HiddenDock } from './HiddenDock.tsx'

/** Where a player gives the captains to the ships, in secret (C-CAPTAINS): a card, then a ship. */
export function AssignDock({ view }: { readonly view: AdmiralState }) {
  const asked = useIntent((state) => state.asked)
  const team = view.assigning.find((one) => one === asked?.seat)
  const isCovered = useIsCovered()
  useEffect(() => {
    if (asked && team && useAssigning.getState().asked !== asked) useAssigning.getState().begin(team, view, asked)
  }, [asked, team, view])
  useEffect(
    () => () => {
      if (!useSession.getState().curtain?.keepsLook) useAssigning.getState().end()
    },
    [],
  )
  const isReady = useAssigning((state) => state.seat !== null && state.seat === team)
  if (!isReady) return null
  return isCovered ? <HiddenDock /> : <CardsDock />
}

function CardsDock() {
  const { t } = useWords()
  const { ships, cards, wanted, clear, deal } = useAssigning()
  const { asked, choose } = useIntent.getState()
  const left = wanted - Object.keys(cards).length
  const isOwnChoice = left < wanted
  const move = givenMove({ asked, ships, cards, wanted })
  return (
    <Dock hint={left > 0 ? t('assign.left', { n: left }) : t('assign.done')}>
      <div className="waters-assign" data-testid="assign">
        <div className="waters-choice-head">
          <h2 className="flat-dock-title">{t('assign.title')}</h2>
          <HideButton />
        </div>
        <ul className="waters-hand">
          {CAPTAINS.map((captain) => (
            <li key={captain}>
              <HandCard captain={captain} />
            </li>
          ))}
        </ul>
        <ul className="waters-berths">
          {ships.map((ship) => (
            <li key={ship.id}>
              <ShipSlot ship={ship} />
            </li>
          ))}
        </ul>
      </div>
      <DockRow>
        <SideButton
          label={t('assign.random')}
          icon={<DiceIcon size={1.25} />}
          onPress={() => deal(Math.random)}
          testId="assign-random"
        />
        <SideButton
          label={t('assign.clear')}
          disabled={!isOwnChoice}
          kind="quiet"
          onPress={clear}
          testId="assign-clear"
        />
        <MainButton
          label={t(isOwnChoice ? 'assign.confirm' : 'assign.suggested')}
          disabled={!move}
          onPress={() => move && choose(move)}
        />
      </DockRow>
    </Dock>
  )
}

function HandCard({ captain }: { readonly captain: Captain }) {
  const { t } = useWords()
  const isHeld = useAssigning((state) => state.held === captain)
  const isGiven = useAssigning((state) => Object.values(state.cards).includes(captain))
  return (
    <button
      type="button"
      className="waters-hand-card"
      aria-pressed={isHeld}
      data-given={isGiven}
      onClick={() => useAssigning.getState().hold(captain)}
      data-testid={`captain-${captain}`}
    >
      <CaptainCard card={captain} width={3.25} />
      <b>{t(`captain.${captain}`)}</b>
      {isHeld && <span>{t(`captain.${captain}.rule`)}</span>}
    </button>
  )
}

function ShipSlot({ ship }: { readonly ship: Ship }) {
  const { t } = useWords()
  const card = useAssigning((state) => state.cards[ship.id])
  const at = ship.at === null ? '' : printCell(ship.at)
  return (
    <button
      type="button"
      className="waters-slot"
      onClick={() => useAssigning.getState().give(ship.id)}
      data-testid={`assign-${ship.id}`}
      data-card={card ?? ''}
    >
      <UnitIcon unit={ship} size={1.75} />
      <span>
        {className(t, ship.class)} {at}
        <small>{card ? t(`captain.${card}`) : t('assign.empty')}</small>
      </span>
    </button>
  )
}
