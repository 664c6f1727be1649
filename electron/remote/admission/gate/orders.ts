import type { ToServer } from '../../link/link.ts'
import { aroundResult, errorText, RPC_CODES } from '../../link/rpc.ts'
import type { Gate } from './gate.ts'

/** The messages of the host about guests; the others are about the socket that listens. */
export type GuestOrder = Exclude<ToServer, { kind: 'listen' | 'stop' | 'about' | 'air' | 'airAnswer' }>

/** Carries out the host's orders about guests. */
export class GuestOrders {
  private readonly gate: Gate
  /** Results that several answers share, by their keys. */
  private readonly shared = new Map<string, Buffer>()

  constructor(gate: Gate) {
    this.gate = gate
  }

  /** Carries out one message. */
  carryOut(message: GuestOrder): void {
    const { gate } = this
    switch (message.kind) {
      case 'tokens':
        return gate.setTokens(message.hashes)
      case 'seated':
        return gate.setSeated(message.seated)
      case 'words':
        return gate.setWords(message)
      case 'admit':
        return gate.admit(message.request, message.token)
      case 'welcome':
        return gate.welcome(message.connection, message.room)
      case 'answer':
        return gate.find(message.connection)?.answer(message.text)
      case 'share':
        return this.share(message)
      case 'answerShared':
        return this.answerShared(message)
      case 'send':
        return this.send(message.connections, message.text, message.snapshot)
      case 'close':
        return gate.find(message.connection)?.close(message.reason)
      default:
        return message satisfies never
    }
  }

  private share({ key, text, instead }: Extract<ToServer, { kind: 'share' }>): void {
    if (instead !== null) this.shared.delete(instead)
    this.shared.set(key, Buffer.from(text))
  }

  /** Answers with a shared result; all readers wait for the same bytes. */
  private answerShared({ connection, id, key }: Extract<ToServer, { kind: 'answerShared' }>): void {
    const bytes = this.shared.get(key)
    const [before, after] = aroundResult(id)
    const guest = this.gate.find(connection)
    if (bytes) guest?.answer(before, bytes, after)
    else guest?.answer(errorText(id, RPC_CODES.internal, 'not kept'))
  }

  /** Sends a text, which is encoded once for any number of readers. */
  private send(connections: readonly string[], text: string, isSnapshot: boolean): void {
    const bytes = Buffer.from(text)
    for (const id of connections) this.gate.find(id)?.send(bytes, isSnapshot)
  }
}
