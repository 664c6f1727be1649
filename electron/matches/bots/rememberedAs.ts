import type { Seat } from '../../../engine/kernel/game.ts'
import type { SaveSummary } from '../../saves/content.ts'

type Seated = Pick<SaveSummary, 'seats' | 'profiles'>

/** Returns by what bots remember the person of a seat: the profile, or the name of a guest. */
export function rememberedAs(
  { profiles }: Pick<Seated, 'profiles'>,
  { seat, name }: { seat: Seat; name: string },
): string {
  return profiles[seat] ?? name
}

/** Returns the people of a match, as bots remember them. */
export function rememberedPeople(summary: Seated): readonly string[] {
  return summary.seats.flatMap((one) => (one.player.kind === 'human' ? [rememberedAs(summary, one)] : []))
}
