/** The facts about a program in a minimal Debian, in whatever package it came. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { RunningApp } from '../../../electron/e2e/driver/app.ts'
import { expectStandInShown, playTurns, savesIn, startPacked } from '../electron/programSteps.ts'
import { MATCH_FILE, TITLE } from '../product.ts'
import { type DebianRoot, PLAYER } from './debianRoot.ts'
import { FLAGS } from './installedProgram.ts'

/** A program that can be started. */
export interface Program {
  readonly debian: DebianRoot
  /** The name of its package file. */
  readonly file: string
  /** Matches the path of its archive. */
  readonly archive: RegExp
  /** Returns a file of the user as the desktop passes it to the program. */
  passed(path: string): string
  /** Returns a script that starts it as the ordinary user. */
  launcher(): Promise<string>
}

/** Returns the names of the matches that the ordinary user has saved. */
export function savesOnDisk(debian: DebianRoot): readonly string[] {
  return savesIn(dataOf(debian))
}

/** Starts the program as its user would and attaches to it. */
export async function start({ debian, launcher }: Pick<Program, 'debian' | 'launcher'>): Promise<RunningApp> {
  return startPacked({ launcher: await launcher(), flags: FLAGS, sandbox: true, data: dataOf(debian) })
}

function dataOf(debian: DebianRoot): string {
  return debian.home('.config', TITLE)
}

/**
 * States that a program starts, plays, imports and quits. Its edition is that of tests. After it, two matches are
 * saved.
 */
export function describeProgram(title: string, programOf: () => Program): void {
  describe(title, () => {
    let app: RunningApp | null = null
    const running = (): RunningApp => {
      if (!app) throw new Error('the program does not run')
      return app
    }
    const saves = () => savesOnDisk(programOf().debian)

    afterAll(async () => {
      await app?.kill()
    })

    it('starts from its asar, as an ordinary user, in the sandbox', async () => {
      app = await start(programOf())
      const facts = await app.program.evaluate(({ app: own }) => ({
        packed: own.isPackaged,
        path: own.getAppPath(),
        sandboxed: !process.argv.includes('--no-sandbox'),
        user: process.getuid?.(),
      }))
      expect(facts).toMatchObject({ packed: true, sandboxed: true, user: PLAYER.id })
      expect(facts.path).toMatch(programOf().archive)
    })

    it('shows in the menu that its Electron is a stand-in', () => expectStandInShown(running(), programOf().file))

    it('plays a match', async () => {
      await playTurns(running(), `installed-${programOf().debian.release}`)
      expect(saves()).toHaveLength(1)
    })

    it('logs no errors', () => {
      expect(running().consoleErrors).toEqual([])
    })

    it('imports a match file passed by the desktop', async () => {
      const name = `from a friend.${MATCH_FILE.extension}`
      const { debian, launcher, passed } = programOf()
      await copyFile(join(dataOf(debian), 'saves', saves()[0] ?? ''), debian.home(name))
      await running().program.evaluate(({ dialog }) => {
        // A native dialog, whose buttons a test cannot press.
        dialog.showMessageBox = async () => ({ response: 0, checkboxChecked: false })
      })
      const reloaded = running().page.waitForEvent('load', { timeout: 120_000 })
      await exitOf(spawn(await launcher(), [...FLAGS, passed(`${PLAYER.home}/${name}`)]))
      await reloaded
      await expect.poll(() => saves().length, { timeout: 20_000 }).toBe(2)
    })

    it('quits cleanly', async () => {
      expect(await running().quit()).toBe(0)
      app = null
    })
  })
}

/** Ends a program and waits for its end. */
export async function ended(program: ChildProcess): Promise<void> {
  program.kill()
  await exitOf(program)
}

/** Returns the exit code of a program once it has ended. */
export async function exitOf(program: ChildProcess): Promise<number | null> {
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
  return program.exitCode
}
