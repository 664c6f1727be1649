/** A child of the bench: many viewers in one process. */
import type { FromViewers, ToViewers } from './messages.ts'
import { Viewer } from './viewer.ts'

const port = Number(process.argv[2])
/** The number of connections opened at the same time. */
const AT_ONCE = 50
const tell = (message: FromViewers) => void process.send?.(message)

let delays: number[] = []
let count = 0
const open = () => Viewer.open(port, (delay) => delays.push(delay))

process.on('message', async (message: ToViewers) => {
  if (message.kind === 'result') {
    tell({ kind: 'result', delays: delays.toSorted((one, other) => one - other) })
    delays = []
    return
  }
  for (; count < message.viewers; count += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, open))
  tell({ kind: 'connected' })
})
process.on('disconnect', () => process.exit(0))
