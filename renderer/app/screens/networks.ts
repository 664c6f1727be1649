import { networkKind } from '../../../electron/contract/networkKind.ts'
import type { Network, Reach } from '../../../electron/contract/screens.ts'
import type { Translate } from '../../i18n/t.ts'

const isSix = ({ address }: Network): boolean => address.includes(':')

/**
 * Returns the networks to choose from, real ones before virtual ones and short addresses before long ones. An interface
 * with an IPv4 address is offered only by that address, because its others reach the same devices; the chosen one is
 * always included.
 */
export function offeredNetworks(networks: readonly Network[], reach: Reach | null): readonly Network[] {
  const chosen = reach?.kind === 'network' ? reach.address : null
  const seen = new Set<string>()
  const first = [...networks].sort((one, other) => rank(one) - rank(other) || Number(isSix(one)) - Number(isSix(other)))
  return first.filter((network) => {
    const isNew = !seen.has(network.name)
    seen.add(network.name)
    return isNew || !isSix(network) || network.address === chosen
  })
}

const rank = ({ name }: Network): number => (networkKind(name) === 'virtual' ? 1 : 0)

/** Returns a network as text by its kind, interface and address: `Wi-Fi (wlan0), 192.168.1.24`. */
export function networkText(t: Translate, { name, address }: Network): string {
  const kind = t(`screens.network.${networkKind(name)}`)
  const by = name.toLowerCase().startsWith(kind.toLowerCase()) ? name : `${kind} (${name})`
  return `${by}, ${address}`
}
