import type { Network } from '../../../contract/screens.ts'

/** Returns whether an address is one of this computer, by its present networks. */
export function isThisComputer(address: string, networks: readonly Network[]): boolean {
  return address === '127.0.0.1' || networks.some((one) => one.address === address)
}
