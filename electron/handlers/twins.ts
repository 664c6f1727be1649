import type { Client } from '../clients/client.ts'
import type { Rights } from '../clients/rights.ts'
import type { MatchInfo, SaveInfo } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import { matchInfo, type SaveSummary } from '../saves/content.ts'
import type { Store } from '../saves/store.ts'

/**
 * Throws `not-allowed` while another save with the same secret is still played: a copy or an import of this match.
 * Opening the secret here would reveal everything hidden there, and its future luck.
 */
export async function requireNoTwin(summary: SaveSummary, store: Store): Promise<void> {
  const twins = await twinsOf(summary, store)
  if (twins.some(({ outcome }) => !outcome)) throw new Refused('not-allowed', 'a copy is still played')
}

/**
 * Returns the rights of a client in a match: a captured window does not see everything that a match has hidden while a
 * copy of it is still played. People at a window that is not captured may look at their own copies.
 */
export async function rightsIn(id: string, { rights }: Pick<Client, 'rights'>, store: Store): Promise<Rights> {
  const { viewers } = rights
  if (viewers === 'all' || !viewers.includes('open')) return rights
  const { saves } = await store.list()
  const own = saves.find((one) => one.id === id)
  if (!own || twinsAmong(saves, own).every(({ outcome }) => outcome)) return rights
  return { ...rights, viewers: viewers.filter((viewer) => viewer !== 'open') }
}

/** Returns other saves of the same secret: copies and imports of a match. */
export async function twinsOf(summary: SaveSummary, store: Store): Promise<readonly SaveInfo[]> {
  const { saves } = await store.list()
  return twinsAmong(saves, matchInfo(summary))
}

/** Returns those of some saves that have the same secret as a match. */
export function twinsAmong(
  saves: readonly SaveInfo[],
  { id, deal }: Pick<MatchInfo, 'id' | 'deal'>,
): readonly SaveInfo[] {
  if (deal?.kind !== 'sealed') return []
  return saves.filter((one) => one.id !== id && one.deal?.kind === 'sealed' && one.deal.hash === deal.hash)
}
