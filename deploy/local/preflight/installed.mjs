/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * True when node_modules has the packages of the lock file, by node_modules/.package-lock.json. Optional packages do
 * not count, because they depend on the platform.
 * @param {Lock} wanted @param {Lock | undefined} installed @returns {boolean}
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false;
  return Object.entries(wanted.packages).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes("node_modules/") || optional || devOptional) return true;
    const there = installed.packages[path];
    return link ? there?.link === true : there?.version === version;
  });
}
