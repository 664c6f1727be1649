import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Writer } from './writer.ts'

/** Connects writers of one server to real clients; returns each with the texts that its client gets. */
async function connected(count: number) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const open = async () => {
    const client = new WebSocket(`ws://127.0.0.1:${port}`)
    onTestFinished(() => client.terminate())
    const texts: string[] = []
    client.on('message', (data, isBinary) => void texts.push(isBinary ? 'binary' : String(data)))
    const [socket, { socket: stream }] = await once(server, 'connection')
    await once(client, 'open')
    return { writer: new Writer(socket, stream), socket: socket as WebSocket, client, texts }
  }
  const all = []
  for (let n = 0; n < count; n++) all.push(await open())
  return all
}

it('writes texts of every length, between parts and pings of the library, in their order', async () => {
  const viewers = await connected(3)
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'ö'.repeat(length / 2).padEnd(length, 'x'))
  for (const text of texts) {
    const bytes = Buffer.from(text)
    for (const { writer, socket } of viewers) {
      writer.write(bytes, () => undefined)
      writer.writeParts([Buffer.from('a'), Buffer.from('b')], () => undefined)
      socket.ping()
    }
  }
  const expected = texts.flatMap((text) => [text, 'ab'])
  await expect.poll(() => viewers.map((viewer) => viewer.texts.length)).toEqual([14, 14, 14])
  for (const viewer of viewers) expect(viewer.texts).toEqual(expected)
})

it('writes nothing after the goodbye', async () => {
  const [viewer] = await connected(1)
  if (!viewer) return
  viewer.socket.close(4000, 'stopped')
  const problem = await new Promise((resolve) => viewer.writer.write(Buffer.from('late'), () => resolve('called')))
  await once(viewer.client, 'close')
  expect([problem, viewer.texts]).toEqual(['called', []])
})
