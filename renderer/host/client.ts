import type {
  Answer,
  Channel,
  Channels,
  FeedMessage,
  GivenFile,
  HostApi,
  PageMessage,
} from '../../electron/contract/ipc.ts'
import type { ConnectionEvent } from '../../electron/contract/joining.ts'
import type { FoundTable, ScreensState } from '../../electron/contract/screens.ts'

declare global {
  interface Window {
    /** Set by the preload; missing in the development gallery and in tests. */
    readonly host?: HostApi
  }
}

let api: HostApi | null = typeof window === 'undefined' ? null : (window.host ?? null)

/** Replaces the host of the client: for scripted hosts in the gallery and in tests. */
export function setHost(host: HostApi): void {
  api = host
}

/** The host of the match, while this window plays at the table of another copy. */
let otherTable: HostApi | null = null
let stopHearing = () => {}
const listeners = new Set<(message: FeedMessage) => void>()

/** From now on sends all requests about the match to another table; null sends them to the window's own host again. */
export function playAt(table: HostApi | null): void {
  stopHearing()
  otherTable = table
  stopHearing = table ? table.onFeed(tellOfMatch) : () => {}
}

function tellOfMatch(message: PageMessage): void {
  if (isOfMatch(message)) for (const listener of [...listeners]) listener(message)
}

/** Calls the host. Never throws: a broken connection is returned as an `internal` problem. */
export async function call<C extends Channel>(
  channel: C,
  request: Channels[C]['request'],
): Promise<Answer<Channels[C]['response']>> {
  const host = channel.startsWith('match:') ? (otherTable ?? api) : api
  if (!host) return failed('no host behind this window')
  try {
    return await host.call(channel, request)
  } catch (error) {
    return failed(String(error))
  }
}

/** Subscribes to the feed of this window's match; returns a function that ends the subscription. */
export function onFeed(listener: (message: FeedMessage) => void): () => void {
  listeners.add(listener)
  const stop = api?.onFeed((message) => {
    if (isOfMatch(message) && !otherTable) listener(message)
  })
  return () => {
    listeners.delete(listener)
    stop?.()
  }
}

const MATCH_KINDS: readonly string[] = ['snapshot', 'batch', 'clocks', 'trouble'] satisfies FeedMessage['kind'][]

const isOfMatch = (message: PageMessage): message is FeedMessage => MATCH_KINDS.includes(message.kind)

/** Subscribes to changes of other screens; returns a function that ends the subscription. */
export function onScreens(listener: (state: ScreensState) => void): () => void {
  return api ? api.onFeed((message) => message.kind === 'screens' && listener(message.state)) : () => {}
}

/**
 * Subscribes to the tables that the host finds while it looks for them; returns a function that ends the subscription.
 */
export function onFound(listener: (tables: readonly FoundTable[]) => void): () => void {
  return api ? api.onFeed((message) => message.kind === 'found' && listener(message.tables)) : () => {}
}

/** Subscribes to the events of one connection to another table; returns a function that ends the subscription. */
export function onConnection(connection: number, listener: (event: ConnectionEvent) => void): () => void {
  return api
    ? api.onFeed((message) => message.kind === 'wire' && message.wire === connection && listener(message.event))
    : () => {}
}

/** Subscribes to the match that the main window has open; returns a function that ends the subscription. */
export function onTable(listener: (match: string | null) => void): () => void {
  return api ? api.onFeed((message) => message.kind === 'table' && listener(message.id)) : () => {}
}

/** Subscribes to the window being minimised or hidden; returns a function that ends the subscription. */
export function onWindowHidden(listener: () => void): () => void {
  return api ? api.onFeed(({ kind }) => kind === 'windowHidden' && listener()) : () => {}
}

/** Subscribes to the results of opening files from outside; returns a function that ends the subscription. */
export function onFiles(listener: (files: readonly GivenFile[]) => void): () => void {
  return api ? api.onFeed((message) => message.kind === 'files' && listener(message.files)) : () => {}
}

function failed(detail: string): { readonly ok: false; readonly problem: { code: 'internal'; detail: string } } {
  return { ok: false, problem: { code: 'internal', detail } }
}
