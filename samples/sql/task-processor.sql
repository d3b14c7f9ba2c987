-- region: waiting
SELECT count(*) AS waiting, min(scheduled_for) AS oldest
FROM task_processor_task
WHERE completed = FALSE AND num_failures < 3 AND is_locked = FALSE AND scheduled_for < now();
-- endregion: waiting

-- region: recurring
SELECT task_identifier, run_every, last_picked_at, is_locked, is_disabled
FROM task_processor_recurringtask
ORDER BY last_picked_at DESC NULLS LAST;
-- endregion: recurring

-- region: failed
SELECT t.id, t.task_identifier, t.scheduled_for, r.error_details
FROM task_processor_task t
JOIN task_processor_taskrun r ON r.task_id = t.id AND r.result = 'FAILURE'
WHERE t.completed = FALSE AND t.num_failures >= 3
ORDER BY t.scheduled_for DESC
LIMIT 20;
-- endregion: failed

-- region: retry
UPDATE task_processor_task SET num_failures = 0 WHERE id = 4711;
-- endregion: retry

-- region: unlock
UPDATE task_processor_task SET is_locked = FALSE WHERE is_locked = TRUE AND completed = FALSE;
-- endregion: unlock

-- region: undrained
SELECT count(*) FROM task_processor_task WHERE completed = FALSE AND num_failures < 3;
-- endregion: undrained
