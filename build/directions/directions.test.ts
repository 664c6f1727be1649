import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../electron/contract/ipc.ts'
import { PAGE_READS } from './areas/page.ts'
import { faults } from './directions.ts'
import { filesIn, importedBy } from './reached.ts'

const root = join(import.meta.dirname, '..', '..')

/** Returns whether the rules allow the import line in `file`. */
function allows(file: string, line: string): boolean {
  return faults(file, `${line}\n`).length === 0
}

describe('rejects a planted violation:', () => {
  it.each([
    ['the kernel imports a game', 'engine/kernel/play.ts', "import { rules } from '../jackal/rules.ts'"],
    ['the kernel imports the match', 'engine/kernel/play.ts', "import type { Match } from '../match/match.ts'"],
    ['the kernel imports a package', 'engine/kernel/fingerprint.ts', "import { z } from 'zod'"],
    ['the match names a game', 'engine/match/match.ts', "import { rules } from '../jackal/rules.ts'"],
    ['the search names a game', 'engine/search/search.ts', "import { likedMove } from '../admiral/bots/policy.ts'"],
    ['rules import the search', 'engine/jackal/rules.ts', "import { search } from '../search/search.ts'"],
    ['a game imports another', 'engine/jackal/moves.ts', "import { HEADINGS } from '../admiral/geometry/headings.ts'"],
    ['a game imports the match', 'engine/jackal/rules.ts', "import { Match } from '../match/match.ts'"],
    ['rules import bots', 'engine/jackal/rules.ts', "import { easy } from './bots/levels.ts'"],
    ['rules import Node', 'engine/jackal/setup.ts', "import { readFileSync } from 'node:fs'"],
    ['a bot imports the host', 'engine/jackal/bots/levels.ts', "import { host } from '../../../electron/main.ts'"],
    ['the protocol imports Node', 'engine/protocol/dispatch.ts', "import { stdin } from 'node:process'"],
    [
      'the contract imports a game',
      'electron/contract/ipc.ts',
      "import type { S } from '../../engine/jackal/types.ts'",
    ],
    [
      'the contract reads what a game knows besides',
      'electron/contract/match.ts',
      "import { TILES } from '../../engine/jackal/data/tiles.ts'",
    ],
    ['the preload imports the host', 'electron/preload.ts', "import { saves } from './saves/store.ts'"],
    ['the host imports a game', 'electron/matches/live.ts', "import { rules } from '../../engine/jackal/rules.ts'"],
    ['the host imports the page', 'electron/main.ts', "import { App } from '../../renderer/app/App.tsx'"],
    ['saves import a match', 'electron/saves/content.ts', "import { openDeal } from '../matches/deal.ts'"],
    ['files import saves', 'electron/files/mapFile.ts', "import { notReadable } from '../saves/folder.ts'"],
    ['updates import other screens', 'electron/updates/source.ts', "import { Room } from '../remote/room/room.ts'"],
    ['a handler imports the window', 'electron/handlers/app.ts', "import { ask } from '../window/dialogs.ts'"],
    ['a layer imports the testkit', 'electron/matches/pace.ts', "import { cups } from '../testkit/cups.ts'"],
    ['a file lies outside the layers', 'electron/helpers.ts', "import { Mutex } from './time/mutex.ts'"],
    ['the host starts a program', 'electron/saves/store.ts', "import { spawn } from 'node:child_process'"],
    [
      'the server of other screens imports a match',
      'electron/remote/transport/server/guestServer.ts',
      "import { LiveMatch } from '../../../matches/liveMatch.ts'",
    ],
    [
      'the gate imports a match',
      'electron/remote/admission/gate/gate.ts',
      "import { LiveMatch } from '../../../matches/liveMatch.ts'",
    ],
    [
      'the gate imports the room',
      'electron/remote/admission/gate/gate.ts',
      "import { Room } from '../../room/room.ts'",
    ],
    ['the gate imports sockets', 'electron/remote/admission/gate/gate.ts', "import type { WebSocket } from 'ws'"],
    [
      'the gate imports a transport',
      'electron/remote/admission/gate/gate.ts',
      "import { SocketConnection } from '../../transport/server/connection/socketConnection.ts'",
    ],
    [
      'admission imports a transport',
      'electron/remote/admission/pairing.ts',
      "import { createHttp } from '../transport/server/http/http.ts'",
    ],
    ['admission imports Electron', 'electron/remote/admission/pairing.ts', "import { utilityProcess } from 'electron'"],
    [
      'a room imports a transport',
      'electron/remote/room/table.ts',
      "import { listNetworks } from '../transport/network/networks.ts'",
    ],
    ['votes import the room', 'electron/remote/room/votes/votes.ts', "import type { Room } from '../room.ts'"],
    [
      'channels import casters',
      'electron/remote/room/channels/channel.ts',
      "import { apply } from '../casters/casterWork.ts'",
    ],
    [
      'a transport imports the room',
      'electron/remote/transport/server/guestServer.ts',
      "import { Room } from '../../room/room.ts'",
    ],
    ['the page deals', 'renderer/app/App.tsx', "import { setup } from '../../engine/jackal/setup.ts'"],
    ['the page draws luck', 'renderer/app/App.tsx', "import { createRng } from '../../engine/kernel/rng.ts'"],
    ['a shared panel imports a game', 'renderer/hud/HudFrame.tsx', "import { Flag } from '../jackal/hud/insignia.tsx'"],
    ['a screen imports a game', 'renderer/app/App.tsx', "import { Table } from '../sea-battle/table/Table.tsx'"],
    ['the page plays', 'renderer/jackal/gameParts.ts', "import { playMove } from '../../engine/kernel/play.ts'"],
    [
      'the page asks a bot',
      'renderer/jackal/gameParts.ts',
      "import { easy } from '../../engine/jackal/bots/levels.ts'",
    ],
    [
      'a panel plays a match again',
      'renderer/hud/DealNote.tsx',
      "import { loadMatch } from '../../engine/match/load.ts'",
    ],
    [
      'the proof asks a bot',
      'renderer/hud/proof/replay.ts',
      "import { JACKAL } from '../../../engine/protocol/games.ts'",
    ],
    ['the proof imports a panel', 'renderer/hud/proof/replay.ts', "import { Why } from '../Why.tsx'"],
    ['the page imports the host', 'renderer/host/client.ts', "import { saves } from '../../electron/saves/store.ts'"],
    ['the page imports Electron', 'renderer/host/client.ts', "import { ipcRenderer } from 'electron'"],
    ['the page imports Node', 'renderer/host/client.ts', "const fs = await import('node:fs')"],
    [
      'a table imports another game',
      'renderer/jackal/gameParts.ts',
      "import { Ship } from '../admiral/pieces/Ship.tsx'",
    ],
    ['a table reads another game', 'renderer/jackal/view.ts', "import type { E } from '../../engine/admiral/types.ts'"],
    ['a game imports the shell', 'renderer/jackal/gameParts.ts', "import { Room } from '../shell/Room.tsx'"],
    [
      'a game imports the gallery',
      'renderer/jackal/view.ts',
      "import { SCENES } from '../../build/gallery/scenes.tsx'",
    ],
    ['the table imports the kit', 'renderer/table/Vignette.tsx', "import { useSettings } from '../ui/settings.ts'"],
    ['the kit imports a panel', 'renderer/ui/Dialog.tsx', "import type { Why } from '../hud/Why.tsx'"],
    ['the kit imports the shell', 'renderer/ui/controls.tsx', "import { Room } from '../shell/Room.tsx'"],
    ['the kit imports a game', 'renderer/ui/controls.tsx', "import { Flag } from '../jackal/hud/insignia.tsx'"],
    ['the page imports its testkit', 'renderer/hud/Why.tsx', "import { openScene } from '../testkit/openScene.tsx'"],
    ['a table imports the testkit', 'renderer/jackal/Table.tsx', "import { jackalTable } from '../testkit/jackal.ts'"],
    [
      'the window imports a page of others',
      'renderer/app/App.tsx',
      "import { Lobby } from '../pages/seat/lobby/Lobby.tsx'",
    ],
    ['a page imports the window', 'renderer/pages/watch/WatchPage.tsx', "import { App } from '../../app/App.tsx'"],
    ['the shell imports the window', 'renderer/shell/Toasts.tsx', "import { App } from '../app/App.tsx'"],
    ['the shell imports a game', 'renderer/shell/Room.tsx', "import { Table } from '../jackal/table/Table.tsx'"],
    ['the remote layer imports the shell', 'renderer/remote/room.ts', "import { Room } from '../shell/Room.tsx'"],
    [
      'a connection imports a screen',
      'renderer/remote/net/connection.ts',
      "import { goTo } from '../../ui/screens.ts'",
    ],
    [
      'the testkit imports windows',
      'renderer/testkit/openTable.tsx',
      "import { host } from '../../electron/host/host.ts'",
    ],
    ['a model imports the testkit', 'models/ship/rig.ts', "import { readModel } from '../testkit/baked.ts'"],
    ['a model imports the page', 'models/ship.ts', "import { WOOD } from '../renderer/table/materials.ts'"],
  ])('%s', (_what, file, line) => {
    expect(faults(file, line)).toHaveLength(1)
  })

  it('reports the file, the line and the reason', () => {
    expect(faults('engine/kernel/play.ts', "\nimport { z } from 'zod'")).toEqual([
      'engine/kernel/play.ts:2 imports zod, but the kernel knows no game and no host, and of packages only hashes',
    ])
  })
})

describe('allows', () => {
  it.each([
    ['engine/jackal/moves.ts', "import type { Seat } from '../kernel/game.ts'"],
    ['engine/jackal/tiles/arrow.ts', "import { turn } from '../cells.ts'"],
    ['engine/jackal/bots/thinking.ts', "import { rules } from '../rules.ts'"],
    ['engine/jackal/tournament.node.ts', "import { parseArgs } from 'node:util'"],
    ['engine/cli.ts', "import { dispatch } from './protocol/dispatch.ts'"],
    ['engine/protocol/schemas.ts', "import { z } from 'zod'"],
    ['engine/jackal/moves.test.ts', "import { island } from '../testkit/islands.ts'"],
    ['electron/games/games.ts', "import { jackal } from '../../engine/jackal/rules.ts'"],
    ['electron/matches/live.ts', "import { gameOf } from '../games/games.ts'"],
    ['electron/matches/live.ts', "import { Match } from '../../engine/match/match.ts'"],
    ['electron/contract/botLevels.ts', "import { BOT_LEVELS } from '../../engine/jackal/data/botLevels.ts'"],
    ['electron/remote/transport/server/guestServer.ts', "import { Gate } from '../../admission/gate/gate.ts'"],
    ['electron/remote/room/room.ts', "import { Pairing } from '../admission/pairing.ts'"],
    ['electron/remote/otherScreens.ts', "import { Room } from './room/room.ts'"],
    ['electron/preload.ts', "import type { HostApi } from './contract/ipc.ts'"],
    ['renderer/jackal/gameParts.ts', "import { evolve } from '../../engine/jackal/evolve.ts'"],
    ['renderer/jackal/hud/Log.tsx', "import { TILES } from '../../../engine/jackal/data/tiles.ts'"],
    ['renderer/jackal/hud/Log.tsx', "import { cues } from '../cues/cues.ts'"],
    ['renderer/jackal/gameParts.ts', "import { Sea } from '../table/Sea.tsx'"],
    ['renderer/jackal/gameParts.ts', "import type { GameParts } from '../gameParts.ts'"],
    ['renderer/hud/HudFrame.tsx', "import { Button } from '../ui/controls.tsx'"],
    ['renderer/hud/proof/replay.ts', "import { createMatch } from '../../../engine/match/match.ts'"],
    ['renderer/hud/proof/games.ts', "const load = () => import('../../../engine/protocol/recorded/jackal.ts')"],
    ['renderer/gameParts.ts', "import type { ReplayHudProps } from './hud/ReplayFrame.tsx'"],
    ['renderer/main.tsx', "import { App } from './app/App.tsx'"],
    ['renderer/testkit/jackal.ts', "import { island } from '../../engine/testkit/island.ts'"],
    ['renderer/testkit/openTable.tsx', "import { gameOf } from '../../electron/games/games.ts'"],
    ['renderer/jackal/hud/ScoreBar.test.tsx', "import { jackalTable } from '../../testkit/jackal.ts'"],
    ['renderer/shell/games.ts', "import { jackalParts } from '../jackal/gameParts.ts'"],
    ['renderer/app/App.tsx', "import type { Rng } from '../../engine/kernel/rng.ts'"],
    ['renderer/app/App.tsx', "import { HIDDEN } from '../../engine/kernel/game.ts'"],
  ])('%s: %s', (file, line) => {
    expect(allows(file, line)).toBe(true)
  })
})

describe('code that deals and plays a match again in the page', () => {
  it('is imported in one place, by a call, so that no page loads it before the end of a match', () => {
    const proof = join('renderer', 'hud', 'proof')
    const outside = filesIn(join(root, 'renderer')).filter((file) => !file.includes(proof) && !file.includes('testkit'))
    const importers = (when: 'ever' | 'at once') =>
      outside.filter((file) => importedBy(file, when).some((name) => name.includes(proof)))
    expect(importers('ever').map((file) => relative(root, file))).toEqual([join('renderer', 'hud', 'useDealState.ts')])
    expect(importers('at once')).toEqual([])
  })
})

describe('the files of a game that the page may read', () => {
  it('exists in at least one game', () => {
    const games = GAME_IDS.map((game) => join(root, 'engine', game))
    expect(PAGE_READS.filter((entry) => !games.some((game) => existsSync(join(game, entry))))).toEqual([])
  })
})
