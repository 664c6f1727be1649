import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningApp } from './app.ts'

/** Draws maps in the workshop with the mouse, and keeps their files in a folder of its own. */
export class MapMaker {
  private readonly app: RunningApp
  private readonly folder: string

  private constructor(app: RunningApp, folder: string) {
    this.app = app
    this.folder = folder
  }

  static async at(app: RunningApp): Promise<MapMaker> {
    return new MapMaker(app, await mkdtemp(join(tmpdir(), 'captains-table-maps-')))
  }

  /** Removes the files. */
  leave(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }

  /** Returns the path of a file. */
  file(name: string): string {
    return join(this.folder, name)
  }

  write(name: string, text: string): Promise<void> {
    return writeFile(this.file(name), text)
  }

  /** Exports the drawing; returns the text of the file. */
  async exported(name: string): Promise<string> {
    await this.answerDialogs(name)
    await this.app.page.getByTestId('workshop-export').click()
    await this.app.page.getByText(`Exported to ${this.file(name)}`).waitFor()
    return readFile(this.file(name), 'utf8')
  }

  async importFile(name: string): Promise<void> {
    await this.answerDialogs(name)
    await this.app.page.getByTestId('workshop-import').click()
  }

  /** Draws with the mouse from one cell over the table to another. */
  async drawFrom(from: string, to: string): Promise<void> {
    const { mouse } = this.app.page
    const [start, end] = [await this.app.cellToScreen(from), await this.app.cellToScreen(to)]
    await mouse.move(start.x, start.y)
    await mouse.down()
    await mouse.move(end.x, end.y, { steps: 3 })
    await mouse.up()
  }

  /** Lets the system's dialogs choose this file. */
  private answerDialogs(name: string): Promise<void> {
    return this.app.program.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath })
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] })
    }, this.file(name))
  }
}
