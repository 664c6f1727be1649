import { isShip, unitNamed } from '../../../../engine/admiral/fleet.ts'
import { type BoardingOdds, type Firepower, type Prospect, THROWS } from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, FireMove, SalvoMove, UnitId } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { nameIn } from '../../names.ts'

/** A fact to know before a choice; grave ones are marked. */
export interface Fact {
  readonly text: string
  readonly kind: 'plain' | 'good' | 'grave'
}

export const plain = (text: string): Fact => ({ text, kind: 'plain' })
export const good = (text: string): Fact => ({ text, kind: 'good' })
export const grave = (text: string): Fact => ({ text, kind: 'grave' })

/** Returns the single fact to show if space is short: a grave one, else a good one, else the first. */
export const importantOf = (facts: readonly Fact[]): Fact | undefined =>
  facts.find(({ kind }) => kind === 'grave') ?? facts.find(({ kind }) => kind === 'good') ?? facts[0]

/** Returns the chance of some faces of a die in whole percent. */
export const percentOf = ({ length }: readonly number[]): number => Math.round((length / 6) * 100)

/** Returns the possible results of firing: the effect of a hit, and what the target can do about it. */
export function fireFacts(
  t: Translate,
  view: AdmiralState,
  move: FireMove | SalvoMove,
  prospect: Prospect,
): readonly Fact[] {
  return [
    ...diceFacts(t, move),
    ...hitFacts(t, view, move, prospect),
    ...replyFacts(t, view, move, prospect),
    ...moveFacts(t, view, move),
  ]
}

/** Explains that several shots at once share one die (A-FIRE). */
function diceFacts(t: Translate, move: FireMove | SalvoMove): readonly Fact[] {
  return move.kind === 'salvo' || move.shots > 1 ? [plain(t('fire.together'))] : []
}

/** Explains that a ship that fires on its way sails no farther (A-ROUND). */
function moveFacts(t: Translate, { activation, offer }: AdmiralState, move: FireMove | SalvoMove): readonly Fact[] {
  if (offer || activation?.stage !== 'moving' || activation.left <= 0) return []
  const gunners = move.kind === 'salvo' ? move.with.map(({ ship }) => ship) : [move.ship]
  return gunners.includes(activation.ship) ? [grave(t('fire.endsMove', { n: activation.left }))] : []
}

function hitFacts(
  t: Translate,
  view: AdmiralState,
  move: FireMove | SalvoMove,
  { guns, damage, sinks, critical, faces }: Prospect,
): readonly Fact[] {
  const { target, aim } = move
  const unit = unitNamed(view, target)
  if (!unit || faces.length === 0) return []
  const isFort = !isShip(unit)
  const facts: Fact[] = [
    sinks
      ? good(t(isFort ? 'fire.silences' : 'fire.sinks'))
      : plain(t(aim === 'hull' ? 'fire.hull' : 'fire.sails', { n: damage })),
  ]
  if (critical && !sinks) facts.push(good(t(isFort ? 'fire.critical.fort' : `fire.critical.${aim}`)))
  const left = move.kind === 'fire' ? (unitNamed(view, move.ship)?.shotsLeft ?? 0) - move.shots : 0
  if (left > 0) facts.push(plain(t(guns === 'broadside' ? 'fire.left' : 'fire.left.chaser', { n: left })))
  return facts
}

function replyFacts(
  t: Translate,
  view: AdmiralState,
  move: FireMove | SalvoMove,
  { forestalled, replies }: Prospect,
): readonly Fact[] {
  const first = forestalled ? [grave(t('fire.forestalled'))] : []
  if (view.offer && view.offer.kind !== 'crossing' && view.offer.kind !== 'ready') return first
  if (replies.length === 0) return [...first, good(t('fire.reply.none'))]
  const isSalvo = move.kind === 'salvo'
  return [...first, ...replies.map((reply) => grave(replyText(t, view, reply, isSalvo ? reply.at : null)))]
}

function replyText(t: Translate, view: AdmiralState, { shots, faces }: Firepower, at: UnitId | null): string {
  const said = { n: shots, percent: percentOf(faces) }
  return at === null ? t('fire.reply', said) : t('fire.reply.at', { ...said, unit: nameIn(t, view, at, 'dat') })
}

/** Returns the odds of a boarding. */
export function boardingFacts(
  t: Translate,
  { strengths, wins, winsAgainstBerserk, fire }: BoardingOdds,
): readonly Fact[] {
  const [mine, theirs] = strengths
  const percent = (throws: number) => Math.round((throws / THROWS) * 100)
  return [
    plain(t('board.sums', { mine, theirs })),
    { text: t('board.chance', { percent: percent(wins) }), kind: wins * 2 > THROWS ? 'good' : 'grave' },
    ...(winsAgainstBerserk === null ? [] : [grave(t('board.berserk', { percent: percent(winsAgainstBerserk) }))]),
    plain(t('board.lost')),
    fire ? grave(t('board.fire', { n: fire.shots, percent: percentOf(fire.faces) })) : good(t('board.fire.none')),
  ]
}

/** Returns the unit that fires, its guns, and their distance. */
export function gunnerText(t: Translate, view: AdmiralState, gunner: UnitId, { guns, distance }: Prospect): string {
  return t('fire.by', {
    guns: t(unitNamed(view, gunner)?.class === 'fort' ? 'fire.guns.fort' : `fire.guns.${guns}`),
    unit: nameIn(t, view, gunner),
    distance: t('fire.distance', { n: distance }),
  })
}
