import { type Methods, method } from '../method.ts'
import { PARAMS } from '../schemas.ts'

/** Methods for decisions. */
export const playMethods: Methods = {
  'match.moves': method(PARAMS.moves, ({ table }, { seat }) => ({ actor: table.actor, moves: table.moves(seat) })),
  'match.play': method(PARAMS.play, ({ table }, { move, seat }) => {
    const events = table.play(move, seat)
    return { events, actor: table.actor }
  }),
  'match.bot': method(PARAMS.bot, (session, { level, seat, budget }) => {
    session.takePositions(budget)
    return { move: session.table.bot(level, seat, budget) }
  }),
  'match.outcome': method(PARAMS.none, ({ table }) => table.outcome()),
}
