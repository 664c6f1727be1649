import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Another process that asked for a folder. */
export interface FolderHolder {
  readonly pid: number | undefined
  /** The result: `held`, or the code of the refusal. */
  readonly said: unknown
  kill(): Promise<void>
}

/** Starts a process that holds a folder until the test is over. */
export async function holdFolder(folder: string): Promise<FolderHolder> {
  const child = fork(join(import.meta.dirname, 'holdFolder.ts'), [folder], { execArgv: [] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = await once(child, 'message')
  return {
    pid: child.pid,
    said,
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
