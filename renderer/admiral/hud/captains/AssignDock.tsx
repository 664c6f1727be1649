import { type ReactNode, useState } from 'react'
import { CAPTAINS, type Captain } from '../../../../engine/admiral/data/captains.ts'
import type { AdmiralState, Ship } from '../../../../engine/admiral/types.ts'
import { Dock, DockButton, Token, TokenGap } from '../../../hud/frame/Dock.tsx'
import { useText } from '../../../i18n/useText.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { DiceIcon, UndoIcon } from '../../../ui/icons.tsx'
import { ASSIGNING } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
import { className } from '../../names.ts'
import { givenMove } from './advice.ts'
import { useAssigning } from './assigning.ts'
import { useDraft } from './useDraft.ts'
import './assignDock.css'
import { CardPicture, UnitPicture } from '../pictures.tsx'

interface AssignDockProps {
  readonly view: AdmiralState
  /** Shown instead of the cards while others look; the assignment so far stays. */
  readonly cover?: ReactNode
  /** The button that asks the coach. */
  readonly coach?: ReactNode
}

/** Assigns the captains to the ships, in secret (C-CAPTAINS): the suggestion by one press, else a card, then a ship. */
export function AssignDock({ view, cover = null, coach }: AssignDockProps) {
  const team = useDraft(view)
  const isReady = useAssigning((state) => state.seat !== null && state.seat === team)
  return isReady ? (cover ?? <CardsDock coach={coach} />) : null
}

function CardsDock({ coach }: Pick<AssignDockProps, 'coach'>) {
  const t = useText()
  const { ships, cards, wanted, held, clear } = useAssigning()
  const [pointed, point] = useState<Captain | null>(null)
  const asked = useIntent((state) => state.asked)
  const left = wanted - Object.keys(cards).length
  const isOwnChoice = left < wanted
  const told = pointed ?? held
  return (
    <Dock
      surface="parchment"
      isAsked
      testId="assign"
      prompt={told ? <Told captain={told} /> : t('assign.title')}
      about={left > 0 ? t('assign.left', { n: left }) : t('assign.done')}
      tokens={
        <>
          {CAPTAINS.map((captain) => (
            <CardToken key={captain} captain={captain} onPoint={point} />
          ))}
          <TokenGap />
          {ships.map((ship) => (
            <ShipToken key={ship.id} ship={ship} />
          ))}
          <TokenGap />
          <Token
            label={t('assign.random')}
            icon={<DiceIcon size={1.5} />}
            command={ASSIGNING.commands.random}
            onPress={dealAtRandom}
            testId="assign-random"
          />
          {isOwnChoice && (
            <Token
              label={t('assign.clear')}
              icon={<UndoIcon size={1.5} />}
              command={ASSIGNING.commands.clear}
              onPress={clear}
              testId="assign-clear"
            />
          )}
          {coach}
        </>
      }
      buttons={
        <DockButton
          kind="main"
          label={t(isOwnChoice ? 'assign.confirm' : 'assign.suggested')}
          command={TABLE.commands.confirm}
          disabled={givenMove({ asked, ships, cards, wanted }) === null}
          onPress={confirmAssignment}
          testId="assign-confirm"
        />
      }
    />
  )
}

/** The effect of a captain, in the smaller type used inside sentences. */
function Told({ captain }: { readonly captain: Captain }) {
  const t = useText()
  return (
    <span className="dock-why">
      <b>{t(`captain.${captain}`)}:</b> {t(`captain.${captain}.rule`)}
    </span>
  )
}

interface CardTokenProps {
  readonly captain: Captain
  readonly onPoint: (captain: Captain | null) => void
}

/** A card that can be taken in hand; an assigned one is faint. */
function CardToken({ captain, onPoint }: CardTokenProps) {
  const t = useText()
  const isHeld = useAssigning((state) => state.held === captain)
  const isGiven = useAssigning((state) => Object.values(state.cards).includes(captain))
  return (
    <Token
      label={`${t(`captain.${captain}`)}: ${t(`captain.${captain}.rule`)}`}
      icon={
        <span className="assign-card" data-given={isGiven}>
          <CardPicture card={captain} width={2.125} />
        </span>
      }
      pressed={isHeld}
      onPress={() => useAssigning.getState().hold(captain)}
      onPoint={(isPointed) => onPoint(isPointed ? captain : null)}
      testId={`captain-${captain}`}
    />
  )
}

/** A ship with its assigned card: takes the card in hand, or puts its own back. */
function ShipToken({ ship }: { readonly ship: Ship }) {
  const t = useText()
  const card = useAssigning((state) => state.cards[ship.id])
  return (
    <Token
      label={`${className(t, ship.class)}: ${card ? t(`captain.${card}`) : t('assign.empty')}`}
      icon={
        <span className="assign-ship" data-card={card ?? ''}>
          <UnitPicture kind={ship.class} team={ship.team} width={2.375} />
          {card && <CardPicture card={card} width={1.125} />}
        </span>
      }
      onPress={() => useAssigning.getState().give(ship.id)}
      onPoint={(isPointed) => useIntent.getState().hoverUnit(isPointed ? ship.id : null)}
      testId={`assign-${ship.id}`}
    />
  )
}

/** Deals the cards at random; no rule depends on this randomness. */
export function dealAtRandom(): void {
  useAssigning.getState().deal(Math.random)
}

/** Sends the captains: the suggestion while the player has assigned none, else once all are assigned. */
export function confirmAssignment(): void {
  const { asked, choose } = useIntent.getState()
  const move = givenMove({ ...useAssigning.getState(), asked })
  if (move) choose(move)
}
