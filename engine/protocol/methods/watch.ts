import { type Methods, method } from '../method.ts'
import { PARAMS } from '../schemas.ts'

/** Methods for viewing: the full position for the host, views and events for everyone else. */
export const watchMethods: Methods = {
  'match.position': method(PARAMS.none, ({ table }) => ({ position: table.position(), actor: table.actor })),
  'match.view': method(PARAMS.view, ({ table }, { viewer }) => ({ view: table.view(viewer), actor: table.actor })),
  'match.events': method(PARAMS.events, ({ table }, { viewer, since }) => ({ events: table.events(viewer, since) })),
}
