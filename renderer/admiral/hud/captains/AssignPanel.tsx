import { type DragEvent, type ReactNode, useMemo, useState } from 'react'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { CAPTAINS, type Captain } from '../../../../engine/admiral/data/captains.ts'
import type { AdmiralState, Ship, TeamId } from '../../../../engine/admiral/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { ChoiceKey, CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { Button } from '../../../ui/controls.tsx'
import { DiceIcon } from '../../../ui/icons.tsx'
import { ASSIGNING } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
import { className } from '../../names.ts'
import { Silhouette } from '../insignia.tsx'
import { type Advice, adviceFor, givenMove, purposeOf } from './advice.ts'
import { useAssigning } from './assigning.ts'
import { CaptainCard } from './CaptainCard.tsx'
import { useDraft } from './useDraft.ts'
import './assignPanel.css'

/** Where a player gives the captains to the ships, in secret (C-CAPTAINS). */
export function AssignPanel({ view }: { readonly view: AdmiralState }) {
  const team = useDraft(view)
  const ready = useAssigning((state) => state.seat !== null && state.seat === team)
  return team && ready ? <Panel team={team} view={view} /> : null
}

function Panel({ team, view }: { readonly team: TeamId; readonly view: AdmiralState }) {
  const t = useText()
  const { ships, cards, wanted, clear } = useAssigning()
  const asked = useIntent((state) => state.asked)
  const left = wanted - Object.keys(cards).length
  const isOwnChoice = left < wanted
  const move = givenMove({ asked, ships, cards, wanted })
  const advice = useMemo(() => adviceFor(ships, wanted), [ships, wanted])
  const [looked, look] = useState<Captain | null>(null)
  const adviceLine = (captain: Captain) => (
    <AdviceLine advice={advice.find((one) => one.captain === captain)} scenario={view.options.scenario} />
  )
  return (
    <section className="assign wood screwed" aria-label={t('assign.title')} data-testid="assign">
      <h2 className="title">{t('assign.title')}</h2>
      <p className="assign-text">
        {t('assign.text')} {wanted < CAPTAINS.length && t('assign.out')}
      </p>
      <ul className="assign-cards">
        {CAPTAINS.map((captain, index) => (
          <CardInHand key={captain} captain={captain} number={index + 1} onLook={look}>
            {adviceLine(captain)}
          </CardInHand>
        ))}
      </ul>
      <ul className="assign-ships">
        {ships.map((ship) => (
          <Slot key={ship.id} ship={ship} team={team} onLook={look} />
        ))}
      </ul>
      <ToldCard looked={looked} adviceOf={adviceLine} />
      <p className="assign-left" role="status">
        {left > 0 ? t('assign.left', { n: left }) : t('assign.done')}
      </p>
      <div className="assign-orders">
        <Button onClick={dealAtRandom} testId="assign-random">
          <DiceIcon size={1.25} /> {t('assign.random')} <CommandKey of={ASSIGNING.commands.random} />
        </Button>
        <Button disabled={!isOwnChoice} onClick={clear} testId="assign-clear">
          {t('assign.clear')} <CommandKey of={ASSIGNING.commands.clear} />
        </Button>
        <Button kind="main" disabled={!move} onClick={confirmAssignment} testId="assign-confirm">
          {t(isOwnChoice ? 'assign.confirm' : 'assign.suggested')} <CommandKey of={TABLE.commands.confirm} />
        </Button>
      </div>
    </section>
  )
}

interface ToldCardProps {
  readonly looked: Captain | null
  readonly adviceOf: (captain: Captain) => ReactNode
}

/** Where the cards have no room for it: what the one does that is looked at, or in hand. Its button says it to readers. */
function ToldCard({ looked, adviceOf }: ToldCardProps) {
  const t = useText()
  const held = useAssigning((state) => state.held)
  const told = looked ?? held ?? CAPTAINS[0]
  return (
    <p className="assign-told" aria-hidden="true" data-testid="captain-told">
      <b>{t(`captain.${told}`)}:</b> {t(`captain.${told}.rule`)}. <span>{adviceOf(told)}</span>
    </p>
  )
}

/** Luck of the player's own hand: no rule depends on it. */
export function dealAtRandom(): void {
  useAssigning.getState().deal(Math.random)
}

/** Sends the captains: as suggested while the player has given none, else once all are given. */
export function confirmAssignment(): void {
  const { asked, choose } = useIntent.getState()
  const move = givenMove({ ...useAssigning.getState(), asked })
  if (move) choose(move)
}

const DRAGGED = 'text/captain'

/** A dragged button must not keep Enter from the table, as a clicked one does not. */
function giveKeyboardBack({ currentTarget }: DragEvent<HTMLElement>): void {
  currentTarget.blur()
}

interface AdviceLineProps {
  readonly advice: Advice | undefined
  readonly scenario: AdmiralState['options']['scenario']
}

/** Whom a captain helps most in this match, and whether he suits a first one. Nothing is chosen for the player. */
function AdviceLine({ advice, scenario }: AdviceLineProps) {
  const t = useText()
  if (!advice) return null
  const { captain, ship, isFirst } = advice
  const at = ship.at === null ? '' : printCell(ship.at)
  return (
    <span className="assign-advice">
      {t(`assign.for.${purposeOf(captain, scenario)}`, { unit: `${t(`class.${ship.class}.nom`)} ${at}`.trim() })}
      {isFirst && <em className="assign-first">{t('assign.first')}</em>}
    </span>
  )
}

type Look = (captain: Captain | null) => void

/** What a card is looked at by: the pointer over it, or the focus on it. */
const lookingAt = (captain: Captain | null, onLook: Look) => ({
  onPointerEnter: () => onLook(captain),
  onPointerLeave: () => onLook(null),
  onFocus: () => onLook(captain),
  onBlur: () => onLook(null),
})

interface CardProps {
  readonly captain: Captain
  readonly onLook: Look
  readonly number: number
  readonly children: ReactNode
}

/** A card that can be given: dragged, or taken in hand by a click or its number. */
function CardInHand({ captain, number, onLook, children }: CardProps) {
  const t = useText()
  const held = useAssigning((state) => state.held === captain)
  const given = useAssigning((state) => Object.values(state.cards).includes(captain))
  return (
    <li>
      <button
        type="button"
        className="assign-card"
        draggable
        aria-pressed={held}
        data-given={given}
        onClick={() => useAssigning.getState().hold(captain)}
        {...lookingAt(captain, onLook)}
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, captain)}
        onDragEnd={giveKeyboardBack}
        data-testid={`captain-${captain}`}
      >
        <CaptainCard card={captain} width={2.75} />
        <span className="assign-name">
          <ChoiceKey n={number} /> {t(`captain.${captain}`)}
        </span>
        <span className="assign-rule">{t(`captain.${captain}.rule`)}</span>
        {children}
      </button>
    </li>
  )
}

interface SlotProps {
  readonly ship: Ship
  readonly team: TeamId
  readonly onLook: Look
}

/** A ship with the card she has been given. */
function Slot({ ship, team, onLook }: SlotProps) {
  const t = useText()
  const card = useAssigning((state) => state.cards[ship.id])
  const looking = lookingAt(card ?? null, onLook)
  const at = ship.at === null ? '' : printCell(ship.at)
  const { give, put, takeBack } = useAssigning.getState()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const captain = CAPTAINS.find((one) => one === event.dataTransfer.getData(DRAGGED))
    if (captain) put(captain, ship.id)
  }
  return (
    <li>
      <button
        type="button"
        className="assign-slot"
        draggable={card !== undefined}
        onClick={() => give(ship.id)}
        onContextMenu={(event) => {
          event.preventDefault()
          takeBack(ship.id)
        }}
        onDragStart={(event) => card && event.dataTransfer.setData(DRAGGED, card)}
        onDragEnd={giveKeyboardBack}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        {...looking}
        onPointerEnter={() => {
          looking.onPointerEnter()
          useIntent.getState().hoverUnit(ship.id)
        }}
        onPointerLeave={() => {
          looking.onPointerLeave()
          useIntent.getState().hoverUnit(null)
        }}
        data-testid={`assign-${ship.id}`}
        data-card={card ?? ''}
      >
        <span className="assign-ship">
          <Silhouette kind={ship.class} team={team} width={3.5} />
          {className(t, ship.class)} {at}
        </span>
        {card ? <CaptainCard card={card} width={2.25} /> : <EmptySlot />}
      </button>
    </li>
  )
}

function EmptySlot() {
  const t = useText()
  return (
    <span className="assign-empty">
      <span className="visually-hidden">{t('assign.empty')}</span>
    </span>
  )
}
