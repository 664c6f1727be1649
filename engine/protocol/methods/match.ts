import { ProtocolError } from '../errors.ts'
import { type Methods, method } from '../method.ts'
import { PARAMS } from '../schemas.ts'
import type { Session } from '../session.ts'
import type { Table } from '../table.ts'

/** Methods that start a match and record it. */
export const matchMethods: Methods = {
  'match.new': method(PARAMS.new, (session, { game, options, seed }) => {
    const offer = session.findOffer(game)
    if (!offer) throw new ProtocolError('params', { where: 'game', what: `no game ${game}` })
    return actorOf(session.open(offer.create(options, seed ?? session.host.drawSeed())))
  }),
  'match.load': method(PARAMS.load, (session, { position, record, seed }) => {
    const table = record === undefined ? loadPosition(session, position, seed) : loadRecord(session, record)
    return actorOf(session.open(table))
  }),
  'match.record': method(PARAMS.none, ({ table }) => ({ record: table.record() })),
}

function loadRecord(session: Session, record: unknown): Table {
  return offerOf(session, record, 'record').fromRecord(record)
}

function loadPosition(session: Session, position: unknown, seed: number | undefined): Table {
  return offerOf(session, position, 'position').fromPosition(position, seed ?? session.host.drawSeed())
}

/** Returns the game named by a position or record. */
function offerOf(session: Session, source: unknown, what: string) {
  const game = typeof source === 'object' && source !== null && 'game' in source ? source.game : undefined
  const offer = session.findOffer(game)
  if (!offer) throw new ProtocolError('invalidPosition', { where: 'game', what: `the ${what} names no game on offer` })
  return offer
}

function actorOf({ actor }: Table): object {
  return { actor }
}
