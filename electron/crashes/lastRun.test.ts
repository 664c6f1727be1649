import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { RunningMarker } from './lastRun.ts'

describe('RunningMarker', () => {
  it('reports that the previous run did not end', async () => {
    const path = join(await freshFolder(), 'running')
    expect(new RunningMarker(path).begin('1.0.0')).toBe(false)
    const next = new RunningMarker(path)
    expect(next.begin('1.0.0')).toBe(true)
    next.end()
    expect(new RunningMarker(path).begin('1.0.0')).toBe(false)
  })

  it('leaves a folder of its name alone', async () => {
    const data = await freshFolder()
    await mkdir(join(data, 'running', 'mine'), { recursive: true })
    const marker = new RunningMarker(join(data, 'running'))
    marker.begin('1.0.0')
    marker.end()
    expect(await readdir(join(data, 'running'))).toEqual(['mine'])
  })
})
