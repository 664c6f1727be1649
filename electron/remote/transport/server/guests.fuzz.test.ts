import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budget } from '../../../../engine/testkit/fuzz.node.ts'
import { openTestServer, ROOM, TestGuest } from '../../../testkit/guestServers.ts'
import { LIMITS } from '../../admission/gate/limits.ts'
import { readRequest } from '../../admission/gate/requests.ts'
import { RPC_CODES } from '../../link/rpc.ts'

const CODES: readonly number[] = Object.values(RPC_CODES)

const method = fc.constantFrom('room.join', 'room.knock', 'room.ping', 'match.play', 'match.look', '__proto__.x', '')
const call = fc.record(
  {
    jsonrpc: fc.constantFrom('2.0', '1.0', 2),
    id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
    method,
    params: fc.jsonValue(),
  },
  { requiredKeys: [] },
)
const text = fc.oneof(
  fc.string(),
  fc.json({ maxDepth: 20 }),
  call.map((one) => JSON.stringify(one)),
)

describe('messages of guests', () => {
  it('are requests or refused with a code, whatever they contain', () => {
    fc.assert(
      fc.property(text, (message) => {
        const read = readRequest(message, LIMITS)
        if ('code' in read) expect(CODES).toContain(read.code)
        else expect(read.method).toMatch(/^[a-z]+\.[a-zA-Z]+$/)
      }),
      budget(0.5),
    )
  })

  it('never end the server, before or after joining', async () => {
    const server = await openTestServer({
      arrivals: { burst: 1e9, perSecond: 0 },
      calls: { burst: 1e9, perSecond: 0 },
      allCalls: { burst: 1e9, perSecond: 0 },
    })
    server.welcomeAll()
    const token = server.newToken()
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.oneof(text, fc.uint8Array({ maxLength: 50 })), { maxLength: 10 }),
        async (joins, messages) => {
          const guest = new TestGuest(server.port)
          await guest.opened
          if (joins) expect((await guest.join(token)).result).toEqual(ROOM)
          for (const message of messages) guest.socket.send(message)
          guest.socket.close()
          await guest.closed
        },
      ),
      budget(0.5),
    )
    expect((await new TestGuest(server.port).join(token)).result).toEqual(ROOM)
  })
})
