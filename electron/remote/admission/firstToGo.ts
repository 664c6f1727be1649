import type { GuestRecord } from './guests.ts'

/**
 * Returns the record to remove for another: an offline one before a connected one, then one of the address with most
 * records, then the oldest. Null if there is none, or if a connected one would have to go and the newcomer's address
 * has as many records already: one address cannot disconnect the screens of others.
 * @param records without a seat, the oldest first
 * @param newcomer the address that asks for room; null if it is entitled to it
 */
export function firstToGo(records: readonly GuestRecord[], newcomer: string | null): GuestRecord | null {
  const counts = new Map<string, number>()
  for (const { address } of records) counts.set(address, (counts.get(address) ?? 0) + 1)
  const of = (address: string) => counts.get(address) ?? 0
  const isConnected = ({ connection }: GuestRecord) => connection !== null
  const [first = null] = records.toSorted(
    (one, other) => Number(isConnected(one)) - Number(isConnected(other)) || of(other.address) - of(one.address),
  )
  const isUnfair = first !== null && newcomer !== null && isConnected(first) && of(newcomer) >= of(first.address)
  return isUnfair ? null : first
}
