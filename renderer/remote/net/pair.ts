import type { Answer } from '../../../electron/contract/ipc.ts'
import { readReceived } from '../../../electron/contract/received.ts'
import { Calls, NOT_CONNECTED } from './calls.ts'
import type { Connection, OpenConnection, Timer } from './connection.ts'

/** The time limit for a player at the table to answer, milliseconds. */
const PATIENCE = 125_000

/** The result of pairing: a token, or why there is none. */
export type PairingResult =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'wrong' | 'used' | 'refused' | 'many' | 'lost' }

export interface PairingSetting {
  readonly open: OpenConnection
  readonly timer: Timer
  readonly words: readonly string[]
  readonly name: string
  readonly device: string
}

/** Asks the table to let this screen in, with the words that it shows, and waits for the answer. */
export function pair({ open, timer, words, name, device }: PairingSetting): Promise<PairingResult> {
  const calls = new Calls(timer, PATIENCE)
  return new Promise((resolve) => {
    const connection: Connection = open({
      onOpen: () =>
        void calls
          .send((text) => connection.send(text), 'room.knock', { words, name, device })
          .then((answer) => {
            resolve(outcomeOf(answer))
            connection.close()
          }),
      onMessage: (text) => {
        const received = readReceived(text)
        if (received) calls.take(received)
      },
      onClose: () => {
        calls.loseAll()
        resolve({ kind: 'lost' })
      },
    })
  })
}

/** The meanings of the table's codes; an older page knows fewer of them. */
const REFUSALS: ReadonlyMap<string, 'wrong' | 'used' | 'refused'> = new Map([
  ['wrong-words', 'wrong'],
  ['words-used-up', 'used'],
  ['refused', 'refused'],
])

function outcomeOf(answer: Answer<unknown>): PairingResult {
  if (answer.ok) return { kind: 'token', token: (answer.value as { readonly token: string }).token } // its shape was checked
  const { code, detail } = answer.problem
  if (code === NOT_CONNECTED.code) return { kind: 'lost' }
  return { kind: REFUSALS.get(detail ?? '') ?? 'many' }
}
