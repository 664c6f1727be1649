import { type Methods, method } from '../method.ts'
import { PARAMS, PROTOCOL_VERSION } from '../schemas.ts'

/** Methods that describe the protocol and its games. */
export const infoMethods: Methods = {
  'protocol.info': method(PARAMS.none, ({ host }) => ({
    protocol: PROTOCOL_VERSION,
    version: host.version,
    games: host.offers.map((offer) => offer.info()),
  })),
}
