-- The table has the name that the code has: countable things a learner did once.
alter table learner_feats rename to learner_events;
