/**
 * Installs the packages of the lock file unless exactly those are installed.
 * Plain JavaScript, because it runs on the machine's Node: the project's own Node comes with the packages.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** The oldest Node that can run this script: an older one has no `import.meta.dirname`. */
const LEAST_NODE = '20.11'
/** The oldest Node that all packages accept; npm warns about each of them under an older one. */
const OLDEST_NODE = '22.12'

/**
 * @typedef {{ version?: string, optional?: boolean }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 */

/**
 * Returns whether every package of the lock file is installed in its locked version. Optional packages (for other
 * platforms) may be missing.
 * @param {Lock} wanted
 * @param {Lock} installed
 */
export function isComplete(wanted, installed) {
  const present = installed.packages ?? {}
  return Object.entries(wanted.packages ?? {}).every(
    ([path, entry]) => path === '' || entry.version === present[path]?.version || (entry.optional && !present[path]),
  )
}

/**
 * Returns the install command: npm, run by the project's Node if the machine's is too old.
 * @param {string} machineNode for example '20.20.2'
 * @param {string} projectNode
 */
export function installCommand(machineNode, projectNode) {
  return isSince(machineNode, OLDEST_NODE)
    ? ['npm', 'ci']
    : ['npx', '--yes', `--package=node@${projectNode}`, '--', 'npm', 'ci']
}

/**
 * Returns what to say on a Node that cannot run this script; null if it can.
 * @param {string} machineNode
 */
export function tooOld(machineNode) {
  if (isSince(machineNode, LEAST_NODE)) return null
  return `Node.js ${LEAST_NODE} or newer is needed, and this is ${machineNode}: take one from https://nodejs.org`
}

/**
 * Returns whether a version is another one, given as major and minor number, or a newer one.
 * @param {string} version
 * @param {string} oldest
 */
function isSince(version, oldest) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number)
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

function setUp() {
  const root = join(import.meta.dirname, '..')
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))
  if (isComplete(readJson(join(root, 'package-lock.json')), installed)) return 0
  console.log('Installing the packages of the lock file …')
  const projectNode = readJson(join(root, 'package.json')).devDependencies.node
  const [command = 'npm', ...args] = installCommand(process.versions.node, projectNode)
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
}

const fault = tooOld(process.versions.node)
if (fault !== null) {
  console.error(fault)
  process.exitCode = 1
} else if (import.meta.filename === process.argv[1]) process.exitCode = setUp()
