import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../engine/match/steps.ts'
import type { BotLevel } from '../contract/ipc.ts'
import { cups } from '../testkit/cups.ts'
import { cupsStore, onlyCups, onlyEarlyCups, playInto, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { FIRST_SUM, printLine } from './journal/checksum.ts'
import { SAVE_VERSION } from './journal/lines.ts'
import { printSave, readSave } from './journal/reading.ts'
import { type RawSave, UPGRADES, upgradeSave } from './journal/upgrades.ts'
import type { Store } from './store.ts'

async function threeMoves(store: Store, game = cups): Promise<string> {
  const id = await saveCups(store, { game })
  const opened = await store.open(id)
  await playInto(opened, 'north', { kind: 'roll' })
  await playInto(opened, 'south', { kind: 'peek', cup: 4 })
  await playInto(opened, 'north', { kind: 'roll' })
  await store.close(id)
  return id
}

function movesIn(bytes: Buffer): number | string {
  const read = runToEnd(readSave(bytes))
  return read.ok ? read.content.entries.length : read.fault
}

describe('a save with a torn last line', () => {
  it('is read up to its last complete move, wherever the line is torn', async () => {
    const store = await cupsStore(await freshFolder())
    const whole = await readFile(store.folder.fileOf(await threeMoves(store)))
    const lastLine = whole.lastIndexOf('\n', whole.length - 2) + 1
    expect(movesIn(whole)).toBe(3)
    for (let length = lastLine; length < whole.length; length++) {
      expect(movesIn(whole.subarray(0, length)), `torn after ${length} bytes`).toBe(2)
    }
  })

  it('is truncated and marked, and its original is kept', async () => {
    const folder = await freshFolder()
    const store = await cupsStore(folder)
    const id = await threeMoves(store)
    const torn = (await readFile(store.folder.fileOf(id))).subarray(0, -9)
    await writeFile(store.folder.fileOf(id), torn)
    expect((await store.list()).saves).toMatchObject([{ id, moves: 2, condition: 'recovered' }])
    const opened = await store.open(id)
    expect(opened.match.entries).toHaveLength(2)
    await playInto(opened, 'north', { kind: 'roll' })
    await store.close(id)
    expect((await (await cupsStore(folder)).list()).saves).toMatchObject([{ id, moves: 3, condition: 'recovered' }])
    expect(await readFile(join(store.folder.originals, `${id}.ctmatch`))).toEqual(torn)
  })

  it('is intact for later readers', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await threeMoves(store)
    await writeFile(store.folder.fileOf(id), (await readFile(store.folder.fileOf(id))).subarray(0, -1))
    await store.open(id)
    const read = runToEnd(readSave(await readFile(store.folder.fileOf(id))))
    expect(read).toMatchObject({ ok: true, damaged: false })
  })
})

describe('a save with a changed byte', () => {
  it('keeps the moves before it and never accepts the changed one', async () => {
    const store = await cupsStore(await freshFolder())
    const whole = await readFile(store.folder.fileOf(await threeMoves(store)))
    const lineEnds = [...whole.keys()].filter((index) => whole[index] === 0x0a)
    for (let index = 0; index < whole.length; index += 7) {
      const flipped = Buffer.from(whole)
      flipped[index] = (flipped[index] ?? 0) ^ 0x10
      const line = lineEnds.findIndex((end) => index <= end)
      expect(movesIn(flipped), `byte ${index}`).toBe(line === 0 ? 'unreadable' : line - 1)
    }
  })

  it('in its first line is set aside unchanged and reported', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await threeMoves(store)
    const bytes = await readFile(store.folder.fileOf(id))
    bytes[20] = (bytes[20] ?? 0) ^ 1
    await writeFile(store.folder.fileOf(id), bytes)
    const setAside = [{ file: `${id}.ctmatch`, reason: 'file-unreadable' }]
    expect(await store.list()).toEqual({ saves: [], setAside })
    expect(await store.list()).toEqual({ saves: [], setAside })
    expect(await readFile(join(store.folder.setAside, `${id}.ctmatch`))).toEqual(bytes)
  })
})

describe('a file that is not a save', () => {
  it.each([
    ['nothing', ''],
    ['text', 'Fifteen men on the dead man’s chest\n'],
    ['JSON of something else', '{"format":"elsewhere","version":1}\n'],
    ['a printedLines line of something else', printLine({ format: 'elsewhere', version: 1 }, FIRST_SUM).text],
    ['bytes', '\u0000\u0001\uffff'],
  ])('is set aside: %s', async (_, content) => {
    const store = await cupsStore(await freshFolder())
    await writeFile(store.folder.fileOf('20260101-000000-00'), content)
    await expect(store.open('20260101-000000-00')).rejects.toThrow('file-unreadable')
    expect((await store.list()).setAside).toEqual([{ file: '20260101-000000-00.ctmatch', reason: 'file-unreadable' }])
  })

  it('that disappears while it is read is neither listed nor reported', async () => {
    const store = await cupsStore(await freshFolder())
    await writeFile(store.folder.fileOf('20260101-000000-00'), 'Fifteen men')
    const { read } = store.folder
    store.folder.read = async (id) => {
      await rm(store.folder.fileOf(id))
      return read.call(store.folder, id)
    }
    expect(await store.list()).toEqual({ saves: [], setAside: [] })
  })

  it('does not overwrite one set aside earlier', async () => {
    const store = await cupsStore(await freshFolder())
    for (const content of ['first', 'second']) {
      await writeFile(store.folder.fileOf('20260101-000000-00'), content)
      await store.list()
    }
    const kept = await readdir(store.folder.setAside)
    const contents = await Promise.all(kept.map((name) => readFile(join(store.folder.setAside, name), 'utf8')))
    expect(contents.sort()).toEqual(['first', 'second'])
  })
})

describe('a save of a later program', () => {
  const later = { ...cups, match: { ...cups.match, rules: { ...cups.match.rules, version: 2 } } }
  const laterText = `${JSON.stringify({ format: 'captains-table-match', version: SAVE_VERSION + 1 })}\n`

  it('stays in place and is reported', async () => {
    const store = await cupsStore(await freshFolder())
    await writeFile(store.folder.fileOf('20260101-000000-00'), laterText)
    await expect(store.open('20260101-000000-00')).rejects.toThrow('file-too-new')
    expect((await store.list()).setAside).toEqual([{ file: '20260101-000000-00.ctmatch', reason: 'file-too-new' }])
    expect(await readFile(store.folder.fileOf('20260101-000000-00'), 'utf8')).toBe(laterText)
  })

  it('with newer rules is handled in the same way', async () => {
    const folder = await freshFolder()
    const id = await threeMoves(await cupsStore(folder, () => later), later)
    const store = await cupsStore(folder, onlyCups)
    await expect(store.open(id)).rejects.toThrow('file-too-new')
    expect((await store.list()).setAside).toEqual([{ file: `${id}.ctmatch`, reason: 'file-too-new' }])
  })

  it('of an unknown game is handled in the same way', async () => {
    const folder = await freshFolder()
    const id = await threeMoves(await cupsStore(folder))
    const store = await cupsStore(folder, () => null)
    await expect(store.open(id)).rejects.toThrow('file-too-new')
    expect((await store.list()).saves).toEqual([])
  })

  it.each([
    ['a bot that no game has yet', 'godlike'],
    ['a bot that only other games have', 'hard'],
  ])('because it names %s is handled in the same way, and the report lists the available bots', async (_, level) => {
    const store = await cupsStore(await freshFolder(), onlyEarlyCups)
    // As written by a program that has this bot.
    const id = await saveCups(store, { south: { kind: 'bot', level: level as BotLevel } })
    const file = await readFile(store.folder.fileOf(id))
    await expect(store.open(id)).rejects.toMatchObject({
      problem: {
        code: 'file-too-new',
        where: 'seats.1.player.level',
        detail: `no bot ${level}: there are easy, medium`,
        reason: { code: 'unknown-level', facts: { level, levels: 'easy, medium' } },
      },
    })
    expect((await store.list()).setAside).toEqual([{ file: `${id}.ctmatch`, reason: 'file-too-new' }])
    expect(await readFile(store.folder.fileOf(id))).toEqual(file)
  })
})

describe('a save played by older rules', () => {
  it('continues from its stored events', async () => {
    const folder = await freshFolder()
    const id = await threeMoves(await cupsStore(folder))
    const before = (await (await cupsStore(folder)).peek(id)).match.state
    const rules = { ...cups.match.rules, version: 2, refuse: () => 'match-over' as const }
    const store = await cupsStore(folder, () => ({ ...cups, match: { ...cups.match, rules } }))
    expect((await store.open(id)).match.state).toEqual(before)
  })
})

describe('a save of an older version', () => {
  /** Returns a save of an imagined version 0: seats were called players, and moves had no times. */
  function version0({ header, lines }: RawSave): RawSave {
    const { seats, ...rest } = header
    return {
      header: { ...rest, version: 0, players: seats },
      lines: lines.map((line) => ({ ...Object(line), at: undefined })),
    }
  }
  const steps = {
    ...UPGRADES,
    0: ({ header, lines }: RawSave): RawSave => {
      const { players, ...rest } = header
      if (!players) throw new Error('no players')
      return { header: { ...rest, seats: players }, lines: lines.map((line) => ({ ...Object(line), at: 0 })) }
    },
  }
  const upgrade = (raw: RawSave) => upgradeSave(raw, steps)

  async function wholeAndOld() {
    const store = await cupsStore(await freshFolder())
    const whole = await readFile(store.folder.fileOf(await threeMoves(store)))
    const [header, ...lines] = whole
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { sum: _, ...body } = JSON.parse(line)
        return body
      })
    const old = version0({ header, lines })
    // It only needs checksums: an old header is not a valid header today.
    return { whole, old: runToEnd(printSave(old.header as never, old.lines as never)).bytes }
  }

  it('is upgraded step by step', async () => {
    const { whole, old } = await wholeAndOld()
    const [now, then] = [runToEnd(readSave(whole)), runToEnd(readSave(old, { upgrade }))]
    if (!now.ok || !then.ok) throw new Error('not read')
    expect(then.upgraded).toBe(true)
    expect(then.content.entries.map(({ entry }) => entry)).toEqual(now.content.entries.map(({ entry }) => entry))
    expect(then.content.summary.header).toEqual(now.content.summary.header)
  })

  it('is unreadable without an upgrade step, or if it is not really of that version', async () => {
    const { whole, old } = await wholeAndOld()
    expect(runToEnd(readSave(old))).toMatchObject({ ok: false, fault: 'unreadable' })
    const posing = whole.toString().replace(`"version":${SAVE_VERSION},"id"`, '"version":0,"id"')
    const [first] = posing.split('\n')
    const { sum: _, ...body } = JSON.parse(first ?? '')
    expect(runToEnd(readSave(Buffer.from(printLine(body, FIRST_SUM).text), { upgrade }))).toMatchObject({
      fault: 'unreadable',
    })
  })
})
