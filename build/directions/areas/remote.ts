import type { Area } from './area.ts'

/** The host's layers below `electron/remote`. */
const BELOW = ['contract', 'time', 'files', 'games', 'saves', 'people', 'matches', 'clients'].map(
  (name) => `electron/${name}/`,
)
const KERNEL = ['engine/kernel/', 'engine/match/']

/** The parts of the rest of the program that a process which talks to others may import. */
const PROCESS_GROUND = ['electron/contract/', 'engine/kernel/extent.ts', 'engine/kernel/flatJson.ts']
const SOCKETS = ['fastify', '@fastify/', 'ws', 'multicast-dns', 'zod', 'electron', 'node:', '!node:child_process']

/** The folders of `electron/remote` that a room and its folders may import. */
const ROOM_GROUND = ['link', 'feeds', 'admission', '!admission/gate']

/** Returns a row for a folder of `electron/remote` on the host's side. */
function hostSide(folder: string, remote: readonly string[], because: string): Area {
  return {
    files: new RegExp(`^electron/remote/${folder}/`),
    ours: [...BELOW, ...KERNEL, ...[folder, ...remote].map(inRemote)],
    packages: ['zod', 'unhomoglyph', 'node:crypto', 'node:path'],
    because,
  }
}

/**
 * Returns a row for a folder of `electron/remote` in a process that talks to others: it knows no matches and no files.
 */
function processSide(folder: string, remote: readonly string[], packages: readonly string[], because: string): Area {
  return {
    files: new RegExp(`^electron/remote/${folder}/`),
    ours: [...PROCESS_GROUND, ...[folder, ...remote].map(inRemote)],
    packages,
    because,
  }
}

/**
 * Returns the path of a folder: `link` → `electron/remote/link/`; files keep their names, and an entry with `!` stays
 * one.
 */
function inRemote(name: string): string {
  const path = name.startsWith('!') ? `!electron/remote/${name.slice(1)}` : `electron/remote/${name}`
  return name.endsWith('.ts') ? path : `${path}/`
}

/** The folders of `electron/remote`: admission knows no transport, so that another transport does not affect it. */
export const REMOTE: readonly Area[] = [
  processSide('link', [], ['zod'], 'the messages between the host and its processes know neither'),
  processSide(
    'admission/gate',
    ['link'],
    ['zod', 'node:crypto'],
    'the gate decides who comes in, whatever carries the messages',
  ),
  hostSide('admission', ['link', 'feeds', '!admission/gate'], 'admission knows no room, no transport and no process'),
  hostSide('feeds', ['link'], 'a feed knows a match and its viewers, and no guest'),
  hostSide('room/channels', ROOM_GROUND, 'a channel knows what is public, and no calls, votes and casters'),
  hostSide('room/calls', [...ROOM_GROUND, 'room/channels'], 'calls know the actions of the room by their interface'),
  hostSide('room/votes', [...ROOM_GROUND, 'room/channels'], 'votes know guests and channels, and no room'),
  hostSide('room/casters', [...ROOM_GROUND, 'room/channels', 'room/calls'], 'casters know channels, and no room'),
  hostSide(
    'room/air',
    [...ROOM_GROUND, 'room/channels', 'room/votes', 'room/casters'],
    'what programs read and post knows channels, votes and casters, and no room',
  ),
  hostSide('room', ROOM_GROUND, 'a room knows guests and matches, and no transport'),
  {
    files: /^electron\/remote\/transport\/process\//,
    ours: ['electron/contract/', 'electron/files/log.ts', ...['link', 'transport/process'].map(inRemote)],
    packages: ['electron', 'node:url'],
    because: 'what starts the process passes messages on and reads none',
  },
  processSide(
    'transport',
    ['link', 'admission/gate', '!transport/process'],
    SOCKETS,
    'the process that talks to strangers knows sockets and tokens, and nothing of matches and files',
  ),
  processSide(
    'joining/process',
    ['link', 'joining/messages.ts', 'transport/network', 'admission/gate/rates'],
    [...SOCKETS, '!node:fs'],
    'the process that talks to other tables knows sockets, and nothing of matches and files',
  ),
  {
    files: /^electron\/remote\/joining\//,
    ours: [
      ...BELOW,
      ...['link', 'joining', '!joining/process', 'transport/process', 'transport/network/networks.ts'].map(inRemote),
    ],
    packages: ['zod', 'node:net', 'node:os'],
    because: 'the host reads nothing of what another table says',
  },
]
