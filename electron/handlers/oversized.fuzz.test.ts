import fc from 'fast-check'
import { expect, it } from 'vitest'
import { budget } from '../../engine/testkit/fuzz.node.ts'
import { requestExcess } from '../contract/requestExtent.ts'
import { holdAnswer, openFuzzedHost, requests } from '../testkit/fuzzedHost.ts'
import { grown, oversize } from '../testkit/oversized.ts'

/** The longest that the host may be busy with a request, in milliseconds of its own time on a slow machine. */
const LONGEST = 2000

it('a request of any size is answered soon, and refused if it is too large', async () => {
  const { ask, id, close } = await openFuzzedHost()
  const list = requests(id)
  const given = fc.record({ pick: fc.nat(), size: oversize })
  const holds = fc.asyncProperty(given, async ({ pick, size }) => {
    const [channel, request] = list[pick % list.length] ?? ['', {}]
    const large = grown(request, size)
    const before = process.cpuUsage()
    const answer = await ask(channel, large)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000, `${channel} with ${JSON.stringify(size)}`).toBeLessThan(LONGEST)
    holdAnswer(answer)
    if (requestExcess(large) !== null) expect(answer).toMatchObject({ ok: false, problem: { code: 'bad-request' } })
  })
  await fc.assert(holds, budget(1.5)).finally(close)
})
