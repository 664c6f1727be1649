import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import { boardingOdds, prospectOf, THROWS } from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, Cell, UnitId } from '../../../../engine/admiral/types.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { Chip } from '../../../hud/frame/Chip.tsx'
import { usePercents } from '../../../i18n/usePercents.ts'
import { useShownNow } from '../../../playback/useShownTable.ts'
import { boardMarksOf } from '../../highlights/boardMarks.ts'
import { boardMove, fireMove } from '../../intent/gunneryRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'

interface SeaChipsProps {
  readonly view: AdmiralState
}

/** Marks in cells: gold ashore, odds, and return fire. Marks of ships lie at the near edge, off their hulls. */
export function SeaChips({ view }: SeaChipsProps) {
  const intent = useIntent()
  const busy = useShownNow((state) => state.busy)
  const isChoosing = !busy && intent.asked !== null && intent.view === view
  return (
    <>
      {!busy && <GoldChips view={view} />}
      {isChoosing && intent.prompt?.kind === 'board' && <BoardChips view={view} intent={intent} />}
      {isChoosing && intent.prompt?.kind === 'fire' && <AimChips view={view} intent={intent} />}
      {isChoosing && intent.target === null && <TargetChips view={view} intent={intent} />}
    </>
  )
}

/** Shows the gold in chests ashore; chests on decks are counted on the ships. */
function GoldChips({ view: { treasures } }: SeaChipsProps) {
  return treasures.map(({ at, gold }) => (
    <Chip key={at} cell={at} testId={`gold-at-${at}`}>
      {gold} <Coin size={0.875} />
    </Chip>
  ))
}

type ChoosingProps = SeaChipsProps & { readonly intent: IntentState }

/** Shows the chance of one shot at every possible target. */
function TargetChips({ view, intent }: ChoosingProps) {
  const { share } = usePercents()
  const { targets } = boardMarksOf(intent, view, null, false)
  return targets.map(({ unit, chance }) => {
    const cell = cellOf(view, unit)
    return (
      cell !== null &&
      chance !== null && (
        <Chip key={unit} cell={cell} half="near" testId={`odds-${unit}`}>
          {share(chance)}
        </Chip>
      )
    )
  })
}

/**
 * Shows the chance and the damage of the prepared shots at the target, and the possible answer at the ship that would
 * be hit.
 */
function AimChips({ view, intent }: ChoosingProps) {
  const { share } = usePercents()
  const move = fireMove(intent)
  const prospect = move && prospectOf(view, move)
  const cell = move && cellOf(view, move.target)
  if (!move || !prospect || cell === null) return null
  const { faces, damage, replies } = prospect
  return (
    <>
      {replies.map((reply) => (
        <ReplyChip key={reply.at} cell={cellOf(view, reply.at)} chance={reply.faces.length / 6} />
      ))}
      <Chip cell={cell} half="near" look="big" testId="chance">
        {share(faces.length / 6)} <em>−{damage}</em>
      </Chip>
    </>
  )
}

/** Shows the odds of a boarding, with the captain's bonus, and the shots before it at the player's own ship. */
function BoardChips({ view, intent }: ChoosingProps) {
  const { share } = usePercents()
  const move = boardMove(intent)
  const odds = move && boardingOdds(view, move)
  const cell = move && cellOf(view, move.target)
  if (!move || !odds || cell === null) return null
  const { captain: _, ...plain } = move
  const alone = move.captain ? boardingOdds(view, plain) : null
  const chance = share(odds.wins / THROWS)
  return (
    <>
      <Chip cell={cell} half="near" look="big" testId="chance">
        {alone && `${share(alone.wins / THROWS)} → `}
        {alone ? <em>{chance}</em> : chance}
      </Chip>
      {odds.fire && <ReplyChip cell={cellOf(view, move.ship)} chance={odds.fire.faces.length / 6} />}
    </>
  )
}

function ReplyChip({ cell, chance }: { readonly cell: Cell | null; readonly chance: number }) {
  const { share } = usePercents()
  return (
    cell !== null && (
      <Chip cell={cell} half="near" look="bad" icon={<ReplyIcon />} testId="reply">
        {share(chance)}
      </Chip>
    )
  )
}

const cellOf = (view: AdmiralState, unit: UnitId): Cell | null => unitNamed(view, unit)?.at ?? null

/** An arrow that turns back. */
function ReplyIcon() {
  return (
    <svg width="0.9375rem" height="0.9375rem" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M3 6h6.5q4 0 4 3.5t-4 3.5H6M6.5 2.5L3 6l3.5 3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
